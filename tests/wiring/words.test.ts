import { signal } from '@preact/signals-core'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { catalogues } from '#i18n/catalogues.ts'
import { settled } from '#tests/support/until.ts'
import { createWords } from '#wiring/words.ts'

const start = (chosen: Language) => {
  const language = signal(chosen)
  const reported: unknown[] = []
  const listeners: (() => void)[] = []
  const words = createWords(language, {
    report: (error) => void reported.push(error),
    onShow: (listener) => {
      listeners.push(listener)
      return () => {}
    },
  })
  return {
    ...words,
    language,
    reported,
    comeBack: () => {
      for (const listener of listeners) listener()
    },
    /** The language of the words, one word of the first screen, and one of those that come later. */
    said: () => [words.spoken.peek(), words.text.peek().navigation.home, words.text.peek().settings?.heading],
  }
}

const lost = new Error('The chunk did not load.')

describe('the words', () => {
  it('are those of the first screen at once in English, and all when they are asked for', async () => {
    const words = start('en-US')
    expect(words.said()).toEqual(['en-US', 'Home', undefined])
    await words.whole()
    expect(words.said()).toEqual(['en-US', 'Home', 'Settings'])
  })

  it('are all there for another language once they have settled', async () => {
    const words = start('de-DE')
    await words.settled()
    expect(words.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    await words.whole()
    expect(words.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
  })

  it('change with the language, and stay until the next are there', async () => {
    const words = start('en-US')
    await words.whole()
    words.language.value = 'de-DE'
    expect(words.said()).toEqual(['en-US', 'Home', 'Settings'])
    await words.settled()
    expect(words.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    words.language.value = 'en-US'
    expect(words.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    await words.settled()
    expect(words.said()).toEqual(['en-US', 'Home', 'Settings'])
  })

  it('are those of the last choice, whichever arrive last', async () => {
    const words = start('en-US')
    await words.whole()
    words.language.value = 'de-DE'
    words.language.value = 'en-US'
    await settled()
    expect(words.said()).toEqual(['en-US', 'Home', 'Settings'])
  })

  it('stay English where those of the language do not load, until the person comes back to the page', async () => {
    const german = vi.spyOn(catalogues, 'de-DE').mockRejectedValueOnce(lost)
    const words = start('de-DE')
    await words.settled()
    expect(words.said()).toEqual(['en-US', 'Home', undefined])
    await words.whole()
    expect(words.said()).toEqual(['en-US', 'Home', 'Settings'])
    expect(words.reported).toEqual([lost])
    words.comeBack()
    await words.settled()
    expect(words.said()).toEqual(['de-DE', 'Startseite', 'Einstellungen'])
    german.mockRestore()
  })
})
