import { once } from '#domain/values/once.ts'

// All ten languages write these alike, and the first Intl.NumberFormat costs more than the rest of the first render.
const needsNoFormat = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

export const numbersOf = (locale: string) => {
  const formatter = (options?: Intl.NumberFormatOptions) => {
    const format = once(() => new Intl.NumberFormat(locale, options))
    return (value: number): string => format().format(value)
  }
  const grouped = formatter()
  const share = formatter({ style: 'percent' })
  const toOneDecimal = formatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    /** `1.25` gives '1,3 MB' in German. */
    megabytes: formatter({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    /** `1234` gives '1.234' in German. */
    number: (value: number): string => (needsNoFormat(value) ? `${value}` : grouped(value)),
    /** `45` gives '45 %' in German. */
    percent: (value: number): string => share(value / 100),
    /** The text of a rating, '8.4', gives '8,4' in German. */
    decimal: (rating: string | number): string => toOneDecimal(Number(rating)),
  }
}

const separators = new Map<string, string>()

/** ', ' or '、'. */
export const listSeparator = (language: string): string => {
  const known = separators.get(language)
  if (known !== undefined) return known
  // Not `type: 'unit'`, which has no separator in Chinese and a space in Japanese.
  const [, separator] = new Intl.ListFormat(language).formatToParts(['1', '2', '3'])
  const found = separator?.value ?? ', '
  separators.set(language, found)
  return found
}

/** Without a closing 'and'. */
export const formatList = (language: string, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : names.join(listSeparator(language))
