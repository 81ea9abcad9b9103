import { signal } from '@preact/signals-core'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '#domain/movie/languages.ts'
import { sections as sectionLoaders } from '#i18n/sections.ts'
import { translations } from '#i18n/translations.ts'
import { settled } from '#tests/support/until.ts'
import { createLocalization } from '#wiring/root/localization.ts'

const start = (chosen: Language) => {
  const language = signal(chosen)
  const reported: unknown[] = []
  const listeners: (() => void)[] = []
  const localization = createLocalization(language, {
    report: (error) => void reported.push(error),
    onShow: (listener) => {
      listeners.push(listener)
      return () => {}
    },
  })
  return {
    ...localization,
    language,
    reported,
    comeBack: () => {
      for (const listener of listeners) listener()
    },
    /** The language of the loaded messages, and two of the messages. */
    said: () => [
      localization.loaded.peek(),
      localization.messages.peek().navigation.home,
      localization.messages.peek().navigation.settings,
    ],
  }
}

const loadError = new Error('The chunk failed to load.')

describe('the messages', () => {
  it('are available at once in English', () => {
    expect(start('en-US').said()).toEqual(['en-US', 'Home', 'Settings'])
  })

  it('are all available in another language once they have settled', async () => {
    const localization = start('de-DE')
    await localization.settled()
    expect(localization.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
  })

  it('change with the language, and stay until the next ones have loaded', async () => {
    const localization = start('en-US')
    localization.language.value = 'de-DE'
    expect(localization.said()).toEqual(['en-US', 'Home', 'Settings'])
    await localization.settled()
    expect(localization.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    localization.language.value = 'en-US'
    expect(localization.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    await localization.settled()
    expect(localization.said()).toEqual(['en-US', 'Home', 'Settings'])
  })

  it('are those of the last choice, whichever load last', async () => {
    const localization = start('en-US')
    localization.language.value = 'de-DE'
    localization.language.value = 'en-US'
    await settled()
    expect(localization.said()).toEqual(['en-US', 'Home', 'Settings'])
  })

  it('stay English when those of the language fail to load, until the user returns to the page', async () => {
    const german = vi.spyOn(translations, 'de-DE').mockRejectedValueOnce(loadError)
    const localization = start('de-DE')
    await localization.settled()
    expect(localization.said()).toEqual(['en-US', 'Home', 'Settings'])
    expect(localization.reported).toEqual([loadError])
    localization.comeBack()
    await localization.settled()
    expect(localization.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    german.mockRestore()
  })
})

describe('the messages that Home does not show', () => {
  it('are those of the language of the page, or while they load those that loaded last', async () => {
    const { language, settled, sections, loadedSections } = start('en-US')
    expect(loadedSections).toThrow('No sections have loaded.')
    const english = await sections('en-US').load()
    language.value = 'de-DE'
    await settled()
    expect(loadedSections()).toBe(english)
    const german = await sections('de-DE').load()
    expect(loadedSections()).toBe(german)
    language.value = 'en-US'
    await settled()
    expect(loadedSections()).toBe(english)
    expect([english, german].map(({ settings }) => settings.heading)).toEqual(['Settings', 'Einstellungen'])
  })

  it('are requested again when they failed to load', async () => {
    const english = vi.spyOn(sectionLoaders, 'en-US').mockRejectedValueOnce(loadError)
    const { sections } = start('en-US')
    await expect(sections('en-US').load()).rejects.toThrow(loadError.message)
    expect((await sections('en-US').load()).settings.heading).toBe('Settings')
    english.mockRestore()
  })
})
