import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Language } from '#domain/movie/languages.ts'
import { withBidiIsolates } from '#i18n/bidi-isolates.ts'
import { enUS } from '#i18n/en-us/core.ts'
import type { Messages } from '#i18n/messages/core.ts'
import { translations } from '#i18n/translations.ts'
import type { InterfaceLanguage } from '../app/app.ts'
import type { World } from '../app/world.ts'

const load = async (language: Language): Promise<Messages> =>
  withBidiIsolates(language === 'en-US' ? enUS : await translations[language]())

export const createLocalization = (
  language: ReadonlySignal<Language>,
  world: Pick<World, 'onShow' | 'report'>,
): Pick<InterfaceLanguage, 'messages' | 'loaded' | 'settled'> => {
  const current = signal<{ readonly language: Language; readonly messages: Messages }>({
    language: 'en-US',
    messages: withBidiIsolates(enUS),
  })
  let loading = Promise.resolve()
  const loadChosen = (chosen: Language): void => {
    if (current.peek().language === chosen) return
    loading = load(chosen)
      .then((messages) => {
        if (language.peek() === chosen) current.value = { language: chosen, messages }
      })
      .catch(world.report)
  }
  effect(() => loadChosen(language.value))
  // Retries a language that failed to load when the person returns to the page.
  world.onShow(() => loadChosen(language.peek()))

  return {
    messages: computed(() => current.value.messages),
    loaded: computed(() => current.value.language),
    settled: () => loading,
  }
}
