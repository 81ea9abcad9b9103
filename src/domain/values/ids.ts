import { type IsoTime, isoTimeOf } from './instant.ts'

/** `Date.now() * 1000 + 0..999`: 16 digits, unique within its list. */
export type RecordId = number

const PER_MILLISECOND = 1000

/** `now` in epoch milliseconds * 1000 + 0 to 999: 16 digits. Taken ids are skipped. */
export const nextRecordId = (now: number, random: () => number, isTaken: (id: RecordId) => boolean): RecordId => {
  const start = Math.floor(random() * PER_MILLISECOND)
  for (let millisecond = Math.floor(now); ; millisecond += 1) {
    for (let step = 0; step < PER_MILLISECOND; step += 1) {
      const id = millisecond * PER_MILLISECOND + ((start + step) % PER_MILLISECOND)
      if (!isTaken(id)) return id
    }
  }
}

/** From an id of milliseconds or milliseconds * 1000; null for other ids. */
export const timeOfId = (id: RecordId): IsoTime | null => {
  const milliseconds = id >= 1e15 ? Math.floor(id / 1000) : id
  return milliseconds >= 1e12 && milliseconds < 1e13 ? isoTimeOf(milliseconds) : null
}
