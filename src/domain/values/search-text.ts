import { normalizeText } from './normalize-text.ts'

const asTyped = (text: string): string => text.normalize('NFC').toLowerCase()

// Records are immutable, so a text is folded once and not on every keystroke.
const texts = new WeakMap<object, string>()

/** As written and folded, one below the other. */
const searchableText = <Item extends object>(item: Item, textOf: (item: Item) => string): string => {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = textOf(item)
  const searchable = `${asTyped(text)}\n${normalizeText(text)}`
  texts.set(item, searchable)
  return searchable
}

/**
 * The items whose text contains what was typed, without regard to case, accents and punctuation; all of them when nothing was
 * typed. What has neither letters nor digits ('$') is searched as it was typed. `textOf` is asked once for each item.
 */
export const searchIn = <Item extends object>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] => {
  const query = normalizeText(typed) || asTyped(typed.trim())
  return query === '' ? items : items.filter((item) => searchableText(item, textOf).includes(query))
}
