// All ten languages write these alike, and the first Intl.NumberFormat of a page costs more than the rest of its first render.
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/** Formats numbers for a locale such as 'de-DE'. */
export const numbersOf = (locale: string) => {
  const written = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (value: number): string => {
      format ??= new Intl.NumberFormat(locale, options)
      return format.format(value)
    }
  }
  const grouped = written()
  const share = written({ style: 'percent' })
  const toOneDecimal = written({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    /** `1.25` gives '1,3 MB' in German. */
    megabytes: written({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    /** `1234` gives '1.234' in German. */
    number: (value: number): string => (isPlain(value) ? `${value}` : grouped(value)),
    /** `45` gives '45 %' in German. */
    percent: (value: number): string => share(value / 100),
    /** The text of a rating, '8.4', gives '8,4' in German. */
    decimal: (rating: string): string => toOneDecimal(Number(rating)),
  }
}

const separators = new Map<string, string>()

/**
 * What stands between the names of a list: ', ' or '、'.
 * @param language such as 'de-DE'.
 */
export const separatorIn = (language: string): string => {
  const known = separators.get(language)
  if (known !== undefined) return known
  // Intl's lists of units have nothing at all between their names in Chinese, and a blank in Japanese.
  const [, separator] = new Intl.ListFormat(language).formatToParts(['1', '2', '3'])
  const found = separator?.value ?? ', '
  separators.set(language, found)
  return found
}

/** Names one after the other as a language lists them, without a closing 'and'. */
export const listed = (language: string, names: readonly string[]): string => names.join(separatorIn(language))
