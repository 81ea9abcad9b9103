const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const table = (letters: string, others: Readonly<Record<string, number>>): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(letters.split(' ').map((width, index) => [latin.charAt(index), Number(width) / 1000])),
  ...others,
})

/** Advance widths in em of Helvetica Bold and Times Bold. */
const advances = {
  grotesk: table(
    '722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 ' +
      '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
    {
      ' ': 0.278,
      '.': 0.278,
      ',': 0.278,
      ':': 0.333,
      '!': 0.333,
      '-': 0.333,
      "'": 0.238,
      '&': 0.722,
      '?': 0.611,
      '…': 1,
      figure: 0.556,
      other: 0.58,
    },
  ),
  roman: table(
    '722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 ' +
      '500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444',
    {
      ' ': 0.25,
      '.': 0.25,
      ',': 0.25,
      ':': 0.333,
      '!': 0.333,
      '-': 0.333,
      "'": 0.278,
      '&': 0.833,
      '?': 0.5,
      '…': 1,
      figure: 0.5,
      other: 0.55,
    },
  ),
} as const

export type TextFace = keyof typeof advances

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uff60\u3000-\u303f]|\p{Extended_Pictographic}/u

const advanceOf = (character: string, face: TextFace): number => {
  const known = advances[face]
  const base = character < '\u0080' ? character : character.normalize('NFD').charAt(0)
  const width = known[base]
  if (width !== undefined) {
    return width
  }
  if (/\d/u.test(base)) {
    return known['figure'] ?? 0.55
  }
  if (/^\p{M}/u.test(character)) {
    return 0
  }
  if (wide.test(character)) {
    return 1
  }
  if (/\p{Script=Arabic}/u.test(character)) {
    return 0.5
  }
  return /\p{Lu}/u.test(character) ? 0.74 : (known['other'] ?? 0.6)
}

/** In em; exact for Latin, approximate for other scripts. */
export const textWidth = (text: string, face: TextFace): number =>
  [...text].reduce((sum, character) => sum + advanceOf(character, face), 0)
