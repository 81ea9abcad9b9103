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
