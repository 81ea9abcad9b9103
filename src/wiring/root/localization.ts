import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Language } from '#domain/movie/languages.ts'
import { core as english } from '#messages/en-US/core.ts'
import { loaders } from '#messages/loaders.ts'
import { pseudo } from '#messages/pseudo.ts'
import type { CoreMessages, Messages } from '#messages/types.ts'
import type { InterfaceLanguage } from '../app/app.ts'
import { type Loadable, loadable } from '../app/loadable.ts'
import type { World } from '../app/world.ts'

/** `?language=pseudo` shows English as the pseudo-language. */
const isPseudo = (): boolean => new URLSearchParams(location.search).get('language') === 'pseudo'

export const createLocalization = (
  language: ReadonlySignal<Language>,
  world: Pick<World, 'onShow' | 'report'>,
): Pick<InterfaceLanguage, 'messages' | 'loaded' | 'settled' | 'all' | 'loadedMessages'> => {
  // Nothing of it is in a release.
  const modules = import.meta.env.MODE !== 'production' && isPseudo() ? { ...loaders, 'en-US': pseudo } : loaders
  const known = new Map<Language, Loadable<Messages>>()
  let last: Messages | undefined
  const loadingIn = ({ core, other }: (typeof loaders)[Language]) =>
    loadable(async () => {
      const [first, rest] = await Promise.all([core(), other()])
      last = { ...first, ...rest }
      return last
    })
  const all: InterfaceLanguage['all'] = (language) => {
    const messages = known.get(language) ?? loadingIn(modules[language])
    known.set(language, messages)
    return messages
  }

  const current = signal<{ readonly language: Language; readonly messages: CoreMessages }>({
    language: 'en-US',
    messages: english,
  })
  // The pseudo-language is in the place of English, but not at once there.
  let shown: Language | undefined = modules === loaders ? 'en-US' : undefined
  let loading = Promise.resolve()
  const loadChosen = (chosen: Language): void => {
    if (shown === chosen) return
    // What is on the page may need all of them; the start needs the core alone.
    loading = (last === undefined ? modules[chosen].core() : all(chosen).load())
      .then((messages) => {
        if (language.peek() !== chosen) return
        shown = chosen
        current.value = { language: chosen, messages }
      })
      .catch(world.report)
  }
  effect(() => loadChosen(language.value))
  // Retries a language that failed to load when the user returns to the page.
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
