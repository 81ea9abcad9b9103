import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Language } from '#domain/movie/languages.ts'
import { core as english } from '#messages/en-US/core.ts'
import { loaders } from '#messages/loaders.ts'
import type { CoreMessages, Messages } from '#messages/types.ts'
import type { InterfaceLanguage } from '../app/app.ts'
import { type Loadable, loadable } from '../app/loadable.ts'
import type { World } from '../app/world.ts'

const loadCore = async (language: Language): Promise<CoreMessages> =>
  language === 'en-US' ? english : await loaders[language].core()

const loadAll = async (language: Language): Promise<Messages> => {
  const [core, other] = await Promise.all([loadCore(language), loaders[language].other()])
  return { ...core, ...other }
}

export const createLocalization = (
  language: ReadonlySignal<Language>,
  world: Pick<World, 'onShow' | 'report'>,
): Pick<InterfaceLanguage, 'messages' | 'loaded' | 'settled' | 'all' | 'loadedMessages'> => {
  const known = new Map<Language, Loadable<Messages>>()
  let last: Messages | undefined
  const loadingIn = (its: Language) =>
    loadable(async () => {
      last = await loadAll(its)
      return last
    })
  const all: InterfaceLanguage['all'] = (its) => {
    const messages = known.get(its) ?? loadingIn(its)
    known.set(its, messages)
    return messages
  }

  const current = signal<{ readonly language: Language; readonly messages: CoreMessages }>({
    language: 'en-US',
    messages: english,
  })
  let loading = Promise.resolve()
  const loadChosen = (chosen: Language): void => {
    if (current.peek().language === chosen) return
    // What is on the page may need all of them; the start needs the core alone.
    loading = (last === undefined ? loadCore(chosen) : all(chosen).load())
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
    all,
    loadedMessages: () => {
      const messages = all(loaded.peek()).current() ?? last
      if (!messages) throw new Error('Not all messages have loaded.')
      return messages
    },
  }
}
