import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#domain/movie/languages.ts'
import { loaders } from '#messages/loaders.ts'
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
    const german = vi.spyOn(loaders['de-DE'], 'core').mockRejectedValueOnce(loadError)
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

describe('the pseudo-language', () => {
  beforeEach(() => window.history.replaceState(null, '', '/?language=pseudo'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('is in the place of English where the address asks for it', async () => {
    const localization = start('en-US')
    await localization.settled()
    expect(localization.said()).toEqual(['en-US', '⟦Ĥóóɱéé⟧', '⟦Šééťťťíññĝšš⟧'])
    expect((await localization.all('en-US').load()).settings.heading).toBe('⟦Šééťťťíññĝšš⟧')
    localization.language.value = 'de-DE'
    await localization.settled()
    expect(localization.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
  })
})

describe('the messages that Home does not show', () => {
  it('do not load with the start, which needs those of Home alone', async () => {
    const other = vi.spyOn(loaders['de-DE'], 'other')
    await start('de-DE').settled()
    expect(other).not.toHaveBeenCalled()
    other.mockRestore()
  })

  it('are those of the language of the page, which changes once all of them have loaded', async () => {
    const { language, loaded, settled, all, loadedMessages } = start('en-US')
    expect(loadedMessages).toThrow('Not all messages have loaded.')
    const english = await all('en-US').load()
    language.value = 'de-DE'
    expect([loaded.peek(), loadedMessages()]).toEqual(['en-US', english])
    await settled()
    const german = loadedMessages()
    language.value = 'en-US'
    await settled()
    expect(loadedMessages()).toBe(english)
    expect([english, german].map(({ settings }) => settings.heading)).toEqual(['Settings', 'Einstellungen'])
  })

  it('are requested again when they failed to load', async () => {
    const english = vi.spyOn(loaders['en-US'], 'other').mockRejectedValueOnce(loadError)
    const { all } = start('en-US')
    await expect(all('en-US').load()).rejects.toThrow(loadError.message)
    expect((await all('en-US').load()).settings.heading).toBe('Settings')
    english.mockRestore()
  })
})
