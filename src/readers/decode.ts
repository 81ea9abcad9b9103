export interface Decoded {
  readonly text: string
  /** A line with letters that may be wrong, where the bytes were not UTF-8. */
  readonly sample?: string
}

const sampleLength = 200

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const lineWithForeignLetter = (text: string): string => {
  const at = text.search(/[\u0080-\uffff]/)
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return text
    .slice(start, end < 0 ? undefined : end)
    .trim()
    .slice(0, sampleLength)
}

/** UTF-8, UTF-16 with a byte order mark, otherwise Latin-1 as Windows extends it. */
export const decode = (bytes: Uint8Array): Decoded => {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return { text, sample: lineWithForeignLetter(text) }
  }
}
