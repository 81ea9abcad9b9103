import type { RecordId } from './ids.ts'

/** cyrb53, a hash of 53 bits, of all texts that were added. */
export const createTextHash = () => {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  return {
    add: (text: string): void => {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        one = Math.imul(one ^ code, 2654435761)
        other = Math.imul(other ^ code, 1597334677)
      }
    },
    digest: (): number => {
      one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
      other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
      return 4294967296 * (2097151 & other) + (one >>> 0)
    },
  }
}

export const textHash = (text: string): number => {
  const hash = createTextHash()
  hash.add(text)
  return hash.digest()
}

/** A positive safe integer that follows from the text, so that a second import finds what the first one made. */
export const idOfText = (text: string): RecordId => textHash(text) + 1

export const freeIdOf = (text: string, taken: Set<RecordId>): RecordId => {
  let id = idOfText(text)
  while (taken.has(id)) id += 1
  taken.add(id)
  return id
}
