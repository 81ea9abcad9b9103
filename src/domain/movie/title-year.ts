export interface TitleYear {
  readonly title: string
  readonly year: number
  /** In 'Dune 1984' the number may as well be part of the title. */
  readonly isBare: boolean
}

const marked = /^(.*\S)\s*(?:\((\d{4})\)|,\s*(\d{4}))$/
const bare = /^(.*\S)\s+(\d{4})$/

const isYear = (year: number): boolean => year >= 1870 && year <= 2200

/** The title and the year of 'Dune 1984', 'Dune (1984)' and 'Dune, 1984'; null of '1917' and of text without a year at its end. */
export const titleYearOf = (text: string): TitleYear | null => {
  const [, title, inBrackets, afterComma] = marked.exec(text) ?? []
  const year = Number(inBrackets ?? afterComma)
  if (title && isYear(year)) return { title, year, isBare: false }
  const [, bareTitle, bareYear] = bare.exec(text) ?? []
  return bareTitle && isYear(Number(bareYear)) ? { title: bareTitle, year: Number(bareYear), isBare: true } : null
}
