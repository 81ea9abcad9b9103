/**
 * Writes whole numbers as a language does: `1234` gives '1.234' in German. Below a thousand all ten languages write
 * alike, and the first Intl.NumberFormat of a page takes longer than the rest of its first render.
 */
export const countsOf = (locale: string) => {
  let format: Intl.NumberFormat | undefined
  return (count: number): string => {
    if (Number.isInteger(count) && count >= 0 && count < 1000) return `${count}`
    format ??= new Intl.NumberFormat(locale)
    return format.format(count)
  }
}
