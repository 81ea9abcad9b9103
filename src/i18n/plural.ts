import { once } from '#domain/values/once.ts'

/** Chooses the plural form of a language for a count: `plural(2, { one: 'movie', other: 'movies' })`. */
export const pluralOf = (locale: string) => {
  const rules = once(() => new Intl.PluralRules(locale))
  return (count: number, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>): string => {
    // The Unicode rules count 0 as 'one', but people write '0 filmes'.
    const category = locale === 'pt-BR' && count === 0 ? 'other' : rules().select(count)
    return forms[category] ?? ''
  }
}
