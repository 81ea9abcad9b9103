/** Widths in em, of the widest of the fonts that `system-ui` stands for. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|!()[\] ]/, 0.4],
  [/[mwMW@%›→]/, 0.95],
  [/[A-Z]/, 0.72],
]
const otherWidth = 0.62

export const textWidth = (text: string, fontSize: number): number =>
  [...text].reduce((sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? otherWidth), 0) * fontSize

export const wrapped = (text: string, most: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
