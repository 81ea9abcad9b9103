/** Negative when the first comes first, 0 when both are the same to a reader. */
type CompareTexts = (one: string, other: string) => number

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
const keyOf = (text: string, ranks: ReadonlyMap<string, string>, digit: string): string | undefined => {
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

const made = new WeakMap<Intl.Collator, CompareTexts>()

/**
 * Compares texts as a collator does that counts numbers by value, at a tenth of its time: most titles differ in plain
 * letters, and for those the keys of both, made once, decide. The collator decides the others.
 */
export const quickly = (collator: Intl.Collator): CompareTexts => {
  const known = made.get(collator) ?? quickComparator(collator)
  made.set(collator, known)
  return known
}

const quickComparator = (collator: Intl.Collator): CompareTexts => {
  const { locale } = collator.resolvedOptions()
  const ranks = ranksOf(new Intl.Collator(locale, { sensitivity: 'base' }))
  const digit = ranks.get('0') ?? ''
  const keys = new Map<string, string | undefined>()
  const known = (text: string): string | undefined => {
    if (keys.has(text)) return keys.get(text)
    const key = keyOf(text, ranks, digit)
    keys.set(text, key)
    return key
  }
  return (one, other) => {
    const [mine, theirs] = [known(one), known(other)]
    if (mine === undefined || theirs === undefined || mine === theirs) return collator.compare(one, other)
    return mine < theirs ? -1 : 1
  }
}
