import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Language } from '#domain/languages.ts'
import { catalogues, type SpokenLanguage, spokenFor } from '#text/catalogues.ts'
import { enUS } from '#text/en-us.ts'
import { isolating } from '#text/isolate.ts'
import type { Texts } from '#text/texts.ts'
import type { World } from './world.ts'

export interface Words {
  /** Early words alone until `whole`. */
  readonly text: ReadonlySignal<Texts>
  /** The language of `text`: the chosen one as soon as its words are there. */
  readonly spoken: ReadonlySignal<SpokenLanguage>
  /** Resolves once the words of the chosen language are there, or did not load. */
  readonly settled: () => Promise<void>
  /** Brings the words of all screens; rejects when they do not load. */
  readonly whole: () => Promise<void>
}

interface Shown {
  readonly spoken: SpokenLanguage
  readonly text: Texts
  readonly isWhole: boolean
}

/** The words of the chosen language. Those of another stay until its own are there, so that no text is ever missing. */
export const createWords = (language: ReadonlySignal<Language>, world: Pick<World, 'onShow' | 'report'>): Words => {
  const shown = signal<Shown>({ spoken: 'en-US', text: isolating(enUS) as Texts, isWhole: false })
  const load = async (spoken: SpokenLanguage): Promise<Shown> => ({
    spoken,
    text: isolating(await catalogues[spoken]()),
    isWhole: true,
  })
  let following = Promise.resolve()
  const follow = (chosen: Language): void => {
    const spoken = spokenFor(chosen)
    if (shown.peek().spoken === spoken) return
    const show = (next: Shown) => {
      if (spokenFor(language.peek()) === spoken) shown.value = next
    }
    following = load(spoken).then(show).catch(world.report)
  }
  effect(() => follow(language.value))
  // What did not load is asked for again when the person comes back to the page.
  world.onShow(() => follow(language.peek()))

  return {
    text: computed(() => shown.value.text),
    spoken: computed(() => shown.value.spoken),
    settled: () => following,
    whole: async () => {
      await following
      if (shown.peek().isWhole) return
      const english = await load('en-US')
      if (!shown.peek().isWhole) shown.value = english
    },
  }
}
