/**
 * What stands between the names of a list: ', ' or '、'.
 * @param language such as 'de-DE'.
 */
export const separatorIn = (language: string): string => {
  // Intl's lists of units have nothing at all between their names in Chinese, and a blank in Japanese.
  const [, separator] = new Intl.ListFormat(language).formatToParts(['1', '2', '3'])
  return separator?.value ?? ', '
}

/** Names one after the other as a language lists them, without a closing 'and'. */
export const listed = (language: string, names: readonly string[]): string => names.join(separatorIn(language))

/** The parts that are there ('' is none), one after the other. */
export const sentence = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    // A full-width bracket has its blank within itself.
    .reduce((said, part) => (said === '' || part.startsWith('（') ? said + part : `${said} ${part}`), '')
