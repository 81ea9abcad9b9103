/** Bytes of the text in UTF-8. */
export const utf8Length = (text: string): number => {
  let length = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4
  }
  return length
}
