/** Puts quotation marks around a text. Pairs of the same marks within it become the inner ones: «Операция „Ы“». */
export const quotesOf = (open: string, close: string, innerOpen: string, innerClose: string) => {
  // French marks come with spaces.
  const [opening, closing] = [open.trim(), close.trim()]
  const within = `\\s*([^${opening}${closing}]*?)\\s*`
  const nested = new RegExp(`(?<!^)${opening}${within}${closing}(?!$)`, 'g')
  return (text: string): string => `${open}${text}${close}`.replace(nested, `${innerOpen}$1${innerClose}`)
}
