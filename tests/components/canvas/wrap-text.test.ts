import { describe, expect, it } from 'vitest'
import { linesOf } from '#components/canvas/wrap-text.ts'

/** Every letter is one pixel wide. */
const lines = (text: string, width: number, most = 3) => linesOf((each) => [...each].length, text, width, most)

describe('a text on the picture of the year', () => {
  it.each<[string, string, number, readonly string[]]>([
    ['is one line where it fits', 'Toy Story', 9, ['Toy Story']],
    ['breaks between words', 'Black Phone 2', 7, ['Black', 'Phone 2']],
    ['breaks a word that is too wide', 'Frankenstein', 8, ['Frankens', 'tein']],
    ['breaks anywhere in a script without spaces', '千と千尋の神隠し', 4, ['千と千尋', 'の神隠し']],
    ['is shortened in its last line', 'Snow White and the Seven Dwarfs', 6, ['Snow', 'White', 'and t…']],
    ['may be empty', ' ', 6, []],
  ])('%s', (_, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected)
  })
})
