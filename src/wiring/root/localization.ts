import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Language } from '#domain/movie/languages.ts'
import { withBidiIsolates } from '#i18n/bidi-isolates.ts'
import { enUS } from '#i18n/en-us/core.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { SectionMessages } from '#i18n/messages/sections.ts'
import { loadSections } from '#i18n/sections.ts'
import { translations } from '#i18n/translations.ts'
import type { InterfaceLanguage } from '../app/app.ts'
import { type Loadable, loadable } from '../app/loadable.ts'
import type { World } from '../app/world.ts'

const load = async (language: Language): Promise<Messages> =>
  withBidiIsolates(language === 'en-US' ? enUS : await translations[language]())

const createSections = (language: ReadonlySignal<Language>): Pick<InterfaceLanguage, 'sections' | 'loadedSections'> => {
  const known = new Map<Language, Loadable<SectionMessages>>()
  let last: SectionMessages | undefined
  const loadingIn = (its: Language) =>
    loadable(async () => {
      last = await loadSections(its)
      return last
    })
  const sections: InterfaceLanguage['sections'] = (its) => {
    const messages = known.get(its) ?? loadingIn(its)
    known.set(its, messages)
    return messages
  }
  return {
    sections,
    loadedSections: () => {
      const messages = sections(language.peek()).current() ?? last
      if (!messages) throw new Error('No sections have loaded.')
      return messages
    },
  }
}

export const createLocalization = (
  language: ReadonlySignal<Language>,
  world: Pick<World, 'onShow' | 'report'>,
): Pick<InterfaceLanguage, 'messages' | 'loaded' | 'settled' | 'sections' | 'loadedSections'> => {
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

  const loaded = computed(() => current.value.language)
  return {
    messages: computed(() => current.value.messages),
    loaded,
    settled: () => loading,
    ...createSections(loaded),
  }
}
