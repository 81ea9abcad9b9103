import { type ReadonlySignal, signal } from '@preact/signals-core'
import { isoTimeFrom } from '#domain/iso-times.ts'
import type { IsoTime } from '#domain/library.ts'
import { lastExportKey } from './keys.ts'
import type { RecordsWorld } from './records/records-world.ts'
import { safeStorage } from './safe-storage.ts'

/** The time of the last export from this browser. */
export interface LastExport {
  /** When the data were last exported from this browser; null before the first time. */
  readonly time: ReadonlySignal<IsoTime | null>
  readonly set: (time: IsoTime) => void
  readonly clear: () => void
}

/** Remembers the last export, in every tab; where storage refuses it, for this visit. */
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
    },
    set: (at) => {
      time.value = at
      safe.set(lastExportKey, at)
    },
  }
}
