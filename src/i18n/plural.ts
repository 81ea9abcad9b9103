/** Categories of cardinal numbers (Unicode CLDR). */
export const pluralCategories = {
  'en-US': ['one', 'other'],
  'es-ES': ['one', 'many', 'other'],
  'fr-FR': ['one', 'many', 'other'],
  'de-DE': ['one', 'other'],
  'it-IT': ['one', 'many', 'other'],
  'ja-JP': ['other'],
  'ko-KR': ['other'],
  'pt-BR': ['one', 'many', 'other'],
  'zh-CN': ['other'],
  'ru-RU': ['one', 'few', 'many', 'other'],
} as const satisfies Record<string, readonly Intl.LDMLPluralRule[]>

type Locale = keyof typeof pluralCategories

type Forms<L extends Locale> = Readonly<Record<(typeof pluralCategories)[L][number], string>>

/** Chooses the plural form of a language for a count: `plural(2, { one: 'movie', other: 'movies' })`. */
export const pluralOf = <L extends Locale>(locale: L) => {
  let rules: Intl.PluralRules | undefined
  return (count: number, forms: Forms<L>): string => {
    rules ??= new Intl.PluralRules(locale)
    // The Unicode rules count 0 as 'one', but people write '0 filmes'.
    const category = locale === 'pt-BR' && count === 0 ? 'other' : rules.select(count)
    return forms[category as keyof Forms<L>]
  }
}
