import { isLanguage, type Language, preferredLanguage } from '../movie/languages.ts'
import type { Settings, Theme } from '../records/library.ts'

export const themes: readonly Theme[] = ['system', 'dark', 'light']

export const isRegionCode = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code)

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** `pt-BR` gives BR, `en` and `es-419` undefined. */
export const countryOf = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase()

export const effectiveRegion = (settings: Settings, browserLanguage: string): string =>
  isRegionCode(settings.region) ? settings.region : (countryOf(browserLanguage) ?? 'US')

export const effectiveLanguage = ({ language }: Settings): Language => (isLanguage(language) ? language : 'en-US')

export const offeredLanguage = (
  { language }: Settings,
  isDismissed: boolean,
  tags: readonly string[],
): Exclude<Language, 'en-US'> | null => {
  const preferred = preferredLanguage(tags)
  return language !== undefined || isDismissed || preferred === 'en-US' ? null : preferred
}

export const effectiveTheme = ({ theme }: Settings, prefersLight: boolean): 'light' | 'dark' =>
  theme === 'light' || (theme === 'system' && prefersLight) ? 'light' : 'dark'
