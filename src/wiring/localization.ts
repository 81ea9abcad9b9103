import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Language } from '#domain/languages.ts'
import { enUS } from '#i18n/en-us.ts'
import { isolating } from '#i18n/isolate.ts'
import type { Messages } from '#i18n/messages.ts'
import { translations } from '#i18n/translations.ts'
import type { World } from './world.ts'

/** The messages of the chosen language, as they load. */
export interface Localization {
  readonly messages: ReadonlySignal<Messages>
  /** The language of `messages`: the chosen one as soon as it has loaded, until then the one before. */
  readonly loadedLanguage: ReadonlySignal<Language>
  /** Resolves once the chosen language has loaded, or failed to. */
  readonly settled: () => Promise<void>
}

const load = async (language: Language): Promise<Messages> =>
  isolating(language === 'en-US' ? enUS : await translations[language]())

/** Follows the chosen language. */
export const createLocalization = (
  language: ReadonlySignal<Language>,
  world: Pick<World, 'onShow' | 'report'>,
): Localization => {
  const loaded = signal<{ readonly language: Language; readonly messages: Messages }>({
    language: 'en-US',
    messages: isolating(enUS),
  })
  let following = Promise.resolve()
  const follow = (chosen: Language): void => {
    if (loaded.peek().language === chosen) return
    following = load(chosen)
      .then((messages) => {
        if (language.peek() === chosen) loaded.value = { language: chosen, messages }
      })
      .catch(world.report)
  }
  effect(() => follow(language.value))
  // A language that failed to load is tried again when the person comes back to the page.
  world.onShow(() => follow(language.peek()))

  return {
    messages: computed(() => loaded.value.messages),
    loadedLanguage: computed(() => loaded.value.language),
    settled: () => following,
  }
}
