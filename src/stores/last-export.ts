import { type ReadonlySignal, signal } from '@preact/signals-core'
import { isoTimeFrom } from '#domain/iso-times.ts'
import type { IsoTime } from '#domain/library.ts'
import { lastExportKey } from './keys.ts'
import type { RecordsWorld } from './records/records-world.ts'

/** The time of the last export from this browser. */
export interface LastExport {
  /** When the data were last exported from this browser; null before the first time. */
  readonly time: ReadonlySignal<IsoTime | null>
  readonly note: (time: IsoTime) => void
  readonly forget: () => void
}

/** Remembers the last export, in every tab; where storage refuses it, for this visit. */
export const createLastExport = ({ storage, onStorage }: Pick<RecordsWorld, 'storage' | 'onStorage'>): LastExport => {
  const read = () => {
    try {
      return isoTimeFrom(storage?.getItem(lastExportKey))
    } catch {
      return null
    }
  }
  const time = signal(read())
  onStorage((key) => {
    if (key === lastExportKey || key === null) time.value = read()
  })
  return {
    time,
    forget: () => {
      time.value = null
      try {
        storage?.removeItem(lastExportKey)
      } catch {
        // Blocked storage holds nothing to forget.
      }
    },
    note: (at) => {
      time.value = at
      try {
        storage?.setItem(lastExportKey, at)
      } catch {
        // Full storage is a reason to export: that the time cannot be stored must not make the export fail.
      }
    },
  }
}
