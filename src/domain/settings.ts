import { isLanguage, type Language, preferredLanguage } from './languages.ts'
import type { Settings, Theme } from './library.ts'

export const themes: readonly Theme[] = ['system', 'dark', 'light']

/** Two capital letters, as ISO 3166-1 alpha-2 has them. */
export const isRegionCode = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code)

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** Country part of a language tag (`pt-BR`, `zh-Hans-CN`), undefined when it has none (`en`, `es-419`). */
export const countryOf = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase()

/** The region in force: the chosen one, else the country of the browser's language, else US. */
export const effectiveRegion = (settings: Settings, browserLanguage: string): string =>
  isRegionCode(settings.region) ? settings.region : (countryOf(browserLanguage) ?? 'US')

/** The language in force: the chosen one, else en-US. */
export const effectiveLanguage = ({ language }: Settings): Language => (isLanguage(language) ? language : 'en-US')

/** The language to offer a person who has chosen none, by their browser's tags; null where there is nothing to offer. */
export const offeredLanguage = (
  { language }: Settings,
  isDismissed: boolean,
  tags: readonly string[],
): Exclude<Language, 'en-US'> | null => {
  const preferred = preferredLanguage(tags)
  return language !== undefined || isDismissed || preferred === 'en-US' ? null : preferred
}

/** The theme in force; `prefersLight` is what the person's system says. */
export const effectiveTheme = ({ theme }: Settings, prefersLight: boolean): 'light' | 'dark' =>
  theme === 'light' || (theme === 'system' && prefersLight) ? 'light' : 'dark'
