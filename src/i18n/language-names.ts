import { once } from '#domain/values/once.ts'
import type { OtherMessages } from '#messages/types.ts'

/** What these texts say, no browser names. */
export type LanguageMessages = Pick<OtherMessages['statistics'], 'noLanguage' | 'serboCroatian'>

/** The names of TMDB's languages in the language `locale`: its codes are those of ISO 639-1 and three more. */
export const languageNames = (locale: string, messages: LanguageMessages): ((code: string) => string) => {
  const names = once(() => new Intl.DisplayNames(locale, { type: 'language' }))
  return (code) => {
    if (code === 'xx') return messages.noLanguage
    // To browsers it is Serbian in Latin script.
    if (code === 'sh') return messages.serboCroatian
    if (!/^[a-z]{2}$/.test(code)) return code
    return names().of(code === 'cn' ? 'yue' : code) ?? code
  }
}
