import type { Language } from '#domain/movie/languages.ts'
import { enUS } from '#i18n/en-us/core.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { SectionMessages } from '#i18n/messages/sections.ts'
import { sections } from '#i18n/sections.ts'
import { translations } from '#i18n/translations.ts'

/** The catalog of a language and its sections, each under its name. */
export const allMessages = async (language: Language): Promise<Messages & SectionMessages> => ({
  ...(language === 'en-US' ? enUS : await translations[language]()),
  ...(await sections[language]()),
})
