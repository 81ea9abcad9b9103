/** Of at most so many UTF-16 units; no character is cut, such as an emoji of several. */
export const beginningOf = (text: string, length: number): string => {
  if (text.length <= length) return text
  // Firefox has it from 125 on.
  const end = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(length)?.index : undefined
  return text.slice(0, end ?? length).replace(/[\uD800-\uDBFF]$/, '')
}
