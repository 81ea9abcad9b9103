const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

export const fraction = (text: string): number => hash(text) / 0x1_0000_0000

export const hexId = (text: string): string =>
  ['a', 'b', 'c']
    .map((salt) =>
      hash(salt + text)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
