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

/**
 * A text as search compares it: lower case, no diacritics, punctuation as blanks, words apart by one blank.
 * 'Spider-Man' is 'spider man', "Schindler's List" is 'schindlers list', 'Amélie' is 'amelie'.
 */
export const fold = (text: string): string =>
  text
    // Decomposed, '8½' would be '81⁄2' and no longer begin with 8.
    .replace('½', ' 1/2')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþı&]/g, (letter) => letters[letter] ?? letter)
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether one letter added, left out, changed, or swapped with its neighbour makes `a` into `b`. Same texts do not. */
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
