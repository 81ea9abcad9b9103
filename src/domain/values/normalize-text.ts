const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

/** "Schindler's List" gives 'schindlers list', 'Amélie' gives 'amelie'. */
export const normalizeText = (text: string): string =>
  text
    // Before NFKD, which would turn '8½' into '81⁄2'.
    .replace('½', ' 1/2')
    .normalize('NFKD')
    .toLowerCase()
    // Accents only: the vowel signs of Indic scripts make other words.
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[ßæœøđðłþı&]/g, (letter) => letters[letter] ?? letter)
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

/** One letter added, removed, changed or swapped with its neighbor; false for equal texts. */
export const isOneEditApart = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  if (a.length > b.length) return isOneEditApart(b, a)
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  if (a.length < b.length) return restOfA === restOfB.slice(1)
  const swapped = `${restOfA[1] ?? ''}${restOfA[0]}${restOfA.slice(2)}`
  return restOfA.slice(1) === restOfB.slice(1) || swapped === restOfB
}

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
