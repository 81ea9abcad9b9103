import type { Language } from '#domain/languages.ts'
import { enUS } from '#i18n/en-us.ts'
import type { Messages } from '#i18n/messages.ts'
import { type SectionMessages, sections } from '#i18n/sections.ts'
import { translations } from '#i18n/translations.ts'

/** The catalogue of a language and its sections, each under its name. */
export const allMessages = async (language: Language): Promise<Messages & SectionMessages> => {
  const loaded = await Promise.all(
    Object.entries(sections).map(async ([name, section]) => [name, await (await section())[language]()]),
  )
  return { ...(language === 'en-US' ? enUS : await translations[language]()), ...Object.fromEntries(loaded) }
}
