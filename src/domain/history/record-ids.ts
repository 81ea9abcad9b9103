import type { RecordId } from '../values/ids.ts'
import { createTextHash } from '../values/text-hash.ts'

/** A positive safe integer that follows from the text, so that a second import finds what the first one made. */
export const idOfText = (text: string): RecordId => {
  const hash = createTextHash()
  hash.add(text)
  return hash.digest() + 1
}

export const freeIdOf = (text: string, taken: Set<RecordId>): RecordId => {
  let id = idOfText(text)
  while (taken.has(id)) id += 1
  taken.add(id)
  return id
}
