import type { Comparator } from './sorting.ts'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const accented = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index))
const letters = ascii.filter((character) => /[a-z]/.test(character))
const longestNumber = 100

/**
 * The rank of each character by which a language tells two texts apart before it looks at accents and case: ASCII's, and
 * the accented letters that it counts as one of them. A language's own letters (ñ in Spanish) have none.
 */
const ranksOf = (base: Intl.Collator): ReadonlyMap<string, string> => {
  const ranks = new Map<string, string>()
  const sorted = ascii.toSorted(base.compare)
  let rank = 0
  for (const [index, character] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before === undefined || base.compare(before, character) !== 0) rank += 1
    ranks.set(character, String.fromCharCode(rank))
  }
  for (const character of accented) {
    const letter = letters.find((one) => base.compare(one, character) === 0)
    const known = letter === undefined ? undefined : ranks.get(letter)
    if (known !== undefined) ranks.set(character, known)
  }
  return ranks
}

/**
 * A text's key, whose order by code units is the collator's but for accents and case; undefined where the text has
 * a character without a rank. Of a number the length comes first, then its digits: numbers are compared by value.
 */
const keyOf = (text: string, ranks: ReadonlyMap<string, string>): string | undefined => {
  const digit = ranks.get('0') ?? ''
  let key = ''
  for (let index = 0; index < text.length; ) {
    const character = text.charAt(index)
    if (character >= '0' && character <= '9') {
      let end = index + 1
      while (text.charAt(end) >= '0' && text.charAt(end) <= '9') end += 1
      const digits = text.slice(index, end).replace(/^0+(?=.)/, '')
      if (digits.length > longestNumber) return undefined
      key += digit + String.fromCharCode(digits.length) + digits
      index = end
      continue
    }
    const rank = ranks.get(character)
    if (rank === undefined) return undefined
    key += rank
    index += 1
  }
  return key
}

/** A text, and the key that decides in most comparisons. */
interface TitleKey {
  readonly text: string
  readonly key: string | undefined
}

/** How titles are compared: by keys, each made once. */
interface TitleKeys {
  readonly keyOf: (text: string) => TitleKey
  readonly compare: Comparator<TitleKey>
}

const made = new WeakMap<Intl.Collator, TitleKeys>()

/**
 * Compares texts as a collator does that counts numbers by value, at a tenth of its time: most titles differ in plain
 * letters, and for those the keys of both decide. The collator decides the others.
 */
export const titleKeys = (collator: Intl.Collator): TitleKeys => {
  const known = made.get(collator) ?? newTitleKeys(collator)
  made.set(collator, known)
  return known
}

const newTitleKeys = (collator: Intl.Collator): TitleKeys => {
  const keys = new Map<string, TitleKey>()
  // Made on first use: lists in another order do not need them.
  let ranks: ReadonlyMap<string, string> | undefined
  const baseRanks = () => ranksOf(new Intl.Collator(collator.resolvedOptions().locale, { sensitivity: 'base' }))
  return {
    keyOf: (text) => {
      ranks ??= baseRanks()
      const known = keys.get(text) ?? { text, key: keyOf(text, ranks) }
      keys.set(text, known)
      return known
    },
    compare: (one, other) => {
      if (one.key === undefined || other.key === undefined || one.key === other.key)
        return collator.compare(one.text, other.text)
      return one.key < other.key ? -1 : 1
    },
  }
}
