import { createMembershipCommands, type MembershipCommands } from '#commands/collection-membership.ts'
import { type CollectionCommands, createCollectionCommands } from '#commands/collections.ts'
import { createMovieCommands, type MovieCommands } from '#commands/movies.ts'
import { createSettingsCommands, type SettingsCommands } from '#commands/settings.ts'
import type { UndoSteps } from '#commands/undo.ts'
import { type CollectionsStore, createCollectionsStore } from '#stores/collections.ts'
import { createPersonMemory, type PersonMemory } from '#stores/person-memory.ts'
import { createPreferences, type Preferences } from '#stores/preferences.ts'
import { createProviderLists, type ProviderLists } from '#stores/provider-lists.ts'
import type { Records } from '#stores/records.ts'
import type { SettingsStore } from '#stores/settings.ts'
import { usedSpace } from '#stores/storage-space.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** The services that Home's start does without; they come with the first screen that uses them. */
export interface LateServices {
  readonly collections: CollectionsStore
  readonly preferences: Preferences
  readonly providerLists: ProviderLists
  readonly personMemory: PersonMemory
  /** UTF-16 units of local storage in use; null where it is blocked. It reads all of it. */
  readonly usedSpace: () => number | null
}

export interface LateCommands {
  readonly collections: CollectionCommands
  readonly membership: MembershipCommands
  readonly settings: SettingsCommands
  readonly movies: MovieCommands
}

interface Early {
  readonly world: World
  readonly records: Records
  readonly settings: SettingsStore
  readonly toasts: Toasts
  readonly words: Words
  readonly steps: UndoSteps
}

/** A change is done when the words of a language that it chose are there: what is said of it is said in them. */
const inItsWords = (settings: SettingsStore, { settled }: Words): SettingsStore => {
  const after = async (change: Promise<boolean>) => {
    const isKept = await change
    await settled()
    return isKept
  }
  return {
    current: settings.current,
    change: (change) => after(settings.change(change)),
    reset: () => after(settings.reset()),
  }
}

/** Makes them over what is there from the start. */
export const createLateServices = ({ world, records, settings, toasts, words, steps }: Early) => {
  const text = () => words.text.peek()
  const preferences = createPreferences(world.storage)
  const collections = createCollectionsStore(records, world, preferences.forgetCollection)
  const services: LateServices = {
    collections,
    preferences,
    providerLists: createProviderLists(world),
    personMemory: createPersonMemory(world.session, world.now),
    usedSpace: () => usedSpace(world.storage),
  }
  const commands: LateCommands = {
    collections: createCollectionCommands(collections, toasts, text, steps, records.library),
    membership: createMembershipCommands(collections, toasts, text, steps, records.library),
    settings: createSettingsCommands(inItsWords(settings, words), toasts, text),
    movies: createMovieCommands(toasts, text),
  }
  return { services, commands }
}
