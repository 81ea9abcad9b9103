import type { RecordId } from './library.ts'

const PER_MILLISECOND = 1000

/**
 * An id that no record has: `now` (epoch milliseconds) * 1000 + 0..999, 16 digits.
 * `random` gives 0 to below 1. A taken number moves on to the next, a full millisecond to the one after it.
 */
export const nextRecordId = (now: number, random: () => number, taken: (id: RecordId) => boolean): RecordId => {
  const start = Math.floor(random() * PER_MILLISECOND)
  for (let millisecond = Math.floor(now); ; millisecond += 1) {
    for (let step = 0; step < PER_MILLISECOND; step += 1) {
      const id = millisecond * PER_MILLISECOND + ((start + step) % PER_MILLISECOND)
      if (!taken(id)) return id
    }
  }
}
