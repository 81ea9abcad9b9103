import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type IsoTime, isoTimeFrom } from '#domain/values/instant.ts'
import { lastExportKey, uncopiedSinceKey } from '../keys.ts'
import type { RecordsWorld } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

export interface LastExport {
  readonly time: ReadonlySignal<IsoTime | null>
  readonly set: (time: IsoTime) => void
  /** When it was first asked after the last `set` or `clear`: kept from then on. */
  readonly uncopiedSince: (now: IsoTime) => IsoTime
  readonly clear: () => void
}

export const createLastExport = ({ storage, onStorage }: Pick<RecordsWorld, 'storage' | 'onStorage'>): LastExport => {
  const safe = safeStorage(storage)
  const read = () => isoTimeFrom(safe.get(lastExportKey))
  const time = signal(read())
  onStorage((key) => {
    if (key === lastExportKey || key === null) time.value = read()
  })
  return {
    time,
    clear: () => {
      time.value = null
      safe.remove(lastExportKey)
      safe.remove(uncopiedSinceKey)
    },
    uncopiedSince: (now) => {
      const kept = isoTimeFrom(safe.get(uncopiedSinceKey))
      if (kept !== null) return kept
      safe.set(uncopiedSinceKey, now)
      return now
    },
    set: (at) => {
      time.value = at
      safe.set(lastExportKey, at)
      safe.remove(uncopiedSinceKey)
    },
  }
}
