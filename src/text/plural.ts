type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** Chooses the plural form of a language for a count: `plural(2, { one: 'movie', other: 'movies' })`. */
export const pluralOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale)
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other
}
