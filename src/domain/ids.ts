import type { RecordId } from './library.ts'

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
