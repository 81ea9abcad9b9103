import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Language } from '#domain/languages.ts'
import { withBidiIsolates } from '#i18n/bidi-isolates.ts'
import { enUS } from '#i18n/en-us.ts'
import type { Messages } from '#i18n/messages.ts'
import { translations } from '#i18n/translations.ts'
import type { World } from './world.ts'

export interface Localization {
  readonly messages: ReadonlySignal<Messages>
  readonly loadedLanguage: ReadonlySignal<Language>
  readonly settled: () => Promise<void>
}

const load = async (language: Language): Promise<Messages> =>
  withBidiIsolates(language === 'en-US' ? enUS : await translations[language]())

export const createLocalization = (
  language: ReadonlySignal<Language>,
  world: Pick<World, 'onShow' | 'report'>,
): Localization => {
  const loaded = signal<{ readonly language: Language; readonly messages: Messages }>({
    language: 'en-US',
    messages: withBidiIsolates(enUS),
  })
  let loading = Promise.resolve()
  const loadChosen = (chosen: Language): void => {
    if (loaded.peek().language === chosen) return
    loading = load(chosen)
      .then((messages) => {
        if (language.peek() === chosen) loaded.value = { language: chosen, messages }
      })
      .catch(world.report)
  }
  effect(() => loadChosen(language.value))
  // Retries a language that failed to load when the person returns to the page.
  world.onShow(() => loadChosen(language.peek()))

  return {
    messages: computed(() => loaded.value.messages),
    loadedLanguage: computed(() => loaded.value.language),
    settled: () => loading,
  }
}
