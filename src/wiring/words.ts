import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Language } from '#domain/languages.ts'
import { enUS } from '#i18n/en-us.ts'
import { isolating } from '#i18n/isolate.ts'
import type { Texts } from '#i18n/texts.ts'
import type { World } from './world.ts'

/** The words of the interface as they load. */
export interface Words {
  /** The words of Home's start only, until `whole` has resolved. */
  readonly text: ReadonlySignal<Texts>
  /** The language of `text`: the chosen one as soon as its words are there. */
  readonly spoken: ReadonlySignal<Language>
  /** Resolves once the words of the chosen language are there, or did not load. */
  readonly settled: () => Promise<void>
  /** Brings the words of all screens; rejects when they do not load. */
  readonly whole: () => Promise<void>
}

interface Shown {
  readonly spoken: Language
  readonly text: Texts
  readonly isWhole: boolean
}

const english = async (): Promise<Shown> => {
  const module = await import('#i18n/english.ts')
  return { spoken: 'en-US', text: isolating(module.english), isWhole: true }
}

// The table of languages is a lazy chunk as well: most visits do not need it.
const wordsIn = async (language: Language): Promise<Shown> => {
  if (language === 'en-US') return english()
  const { catalogues } = await import('#i18n/catalogues.ts')
  return { spoken: language, text: isolating(await catalogues[language]()), isWhole: true }
}

/** The words of the chosen language. Those of another stay until its own are there, so that no text is ever missing. */
export const createWords = (language: ReadonlySignal<Language>, world: Pick<World, 'onShow' | 'report'>): Words => {
  const shown = signal<Shown>({ spoken: 'en-US', text: isolating(enUS) as Texts, isWhole: false })
  let following = Promise.resolve()
  const follow = (chosen: Language): void => {
    if (shown.peek().spoken === chosen) return
    const show = (next: Shown) => {
      if (language.peek() === chosen) shown.value = next
    }
    following = wordsIn(chosen).then(show).catch(world.report)
  }
  effect(() => follow(language.value))
  // Words that did not load are asked for again when the person comes back to the page.
  world.onShow(() => follow(language.peek()))

  return {
    text: computed(() => shown.value.text),
    spoken: computed(() => shown.value.spoken),
    settled: () => following,
    whole: async () => {
      await following
      if (shown.peek().isWhole) return
      const next = await english()
      if (!shown.peek().isWhole) shown.value = next
    },
  }
}
