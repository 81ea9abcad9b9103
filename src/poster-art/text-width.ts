const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const table = (letters: string, others: Readonly<Record<string, number>>): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(letters.split(' ').map((width, index) => [latin.charAt(index), Number(width) / 1000])),
  ...others,
})

/** Advance widths in em of Helvetica Bold and DM Serif Display. */
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
    '650 598 603 648 555 538 656 691 301 427 654 540 791 653 670 565 670 628 521 627 649 632 921 614 590 560 ' +
      '518 581 494 574 507 343 531 580 280 281 582 286 871 578 545 578 565 441 436 361 567 530 781 568 536 465',
    {
      ' ': 0.218,
      '.': 0.3,
      ',': 0.3,
      ':': 0.3,
      '!': 0.333,
      '-': 0.332,
      "'": 0.223,
      '&': 0.721,
      '?': 0.506,
      '…': 0.9,
      figure: 0.525,
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
