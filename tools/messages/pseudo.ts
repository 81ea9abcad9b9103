import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { parsed } from './compile.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçďéƒĝĥíĵķľɱñóþǫŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĽṀÑÓÞǪŔŠŤÚṼŴẊÝŽ'

const literalsIn = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
        return [element]
      case TYPE.tag:
        return literalsIn(element.children)
      case TYPE.plural:
      case TYPE.select:
        return Object.values(element.options).flatMap(({ value }) => literalsIn(value))
      default:
        return []
    }
  })

/** A text with accents and in brackets. Every second letter is doubled, which makes it two fifths longer. */
export const pseudoText = (text: string): string => {
  let letters = 0
  const changed = (letter: string): string => (accented[plain.indexOf(letter)] ?? letter).repeat(1 + (letters++ % 2))
  let [said, end] = ['', 0]
  for (const { location } of literalsIn(parsed(text))) {
    const [from, to] = [location?.start.offset ?? end, location?.end.offset ?? end]
    said += text.slice(end, from) + text.slice(from, to).replace(/[a-z]/gi, changed)
    end = to
  }
  return `⟦${said}${text.slice(end)}⟧`
}
