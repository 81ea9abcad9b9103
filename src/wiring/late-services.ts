import { announceTo } from '#commands/announce.ts'
import { createMembershipCommands, type MembershipCommands } from '#commands/collection-membership.ts'
import { type CollectionCommands, createCollectionCommands } from '#commands/collections.ts'
import { createMovieCommands, type MovieCommands } from '#commands/movies.ts'
import { createSettingsCommands, type SettingsCommands } from '#commands/settings.ts'
import type { UndoSteps } from '#commands/undo.ts'
import { type CollectionsStore, createCollectionsStore } from '#stores/collections.ts'
import type { LastExport } from '#stores/last-export.ts'
import { createPersonMemory, type PersonMemory } from '#stores/person-memory.ts'
import { createPreferences, type Preferences } from '#stores/preferences.ts'
import { createProviderLists, type ProviderLists } from '#stores/provider-lists.ts'
import type { Records } from '#stores/records/records.ts'
import { createSettingsStore, type SettingsStore } from '#stores/settings.ts'
import { usedSpace } from '#stores/storage-space.ts'
import type { Toasts } from '#stores/toasts.ts'
import { createHttp } from '#tmdb/http.ts'
import { createProvider } from '#tmdb/provider.ts'
import { type DataTools, lateDataTools } from './late-data.ts'
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
  /** Imports and deletion, whose code comes with their first use. */
  readonly dataTools: () => Promise<DataTools>
  /** Asks TMDB with a key. Rejects with the `ProviderError` that says why it cannot be used. */
  readonly tryKey: (apiKey: string, signal: AbortSignal) => Promise<void>
}

/** The commands that Home's start does without. */
export interface LateCommands {
  readonly collections: CollectionCommands
  readonly membership: MembershipCommands
  readonly settings: SettingsCommands
  readonly movies: MovieCommands
  /** Deletes everything personal. What came of it is said. */
  readonly deleteEverything: () => Promise<void>
}

interface Early {
  readonly lastExport: LastExport
  readonly world: World
  readonly records: Records
  readonly toasts: Toasts
  readonly words: Words
  readonly steps: UndoSteps
}

/**
 * Settings whose changes resolve once the words of a newly chosen language have loaded, so that the toast uses them.
 */
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
    restore: (before) => after(settings.restore(before)),
  }
}

/** Makes the late services and their commands over the early ones. */
export const createLateServices = ({ world, records, lastExport, toasts, words, steps }: Early) => {
  const text = () => words.text.peek()
  const preferences = createPreferences(world.storage)
  const collections = createCollectionsStore(records, world, preferences.forgetCollection)
  const dataTools = lateDataTools({ world, records, lastExport, preferences, toasts, text, steps })
  const services: LateServices = {
    collections,
    preferences,
    providerLists: createProviderLists(world),
    personMemory: createPersonMemory(world.session, world.now),
    usedSpace: () => usedSpace(world.storage),
    dataTools,
    tryKey: async (apiKey, signal) => {
      const baseUrl = new URL(world.settings.baseUrl, world.origin).href
      const http = createHttp({ baseUrl, apiKey, fetch: world.fetch, now: world.now })
      await createProvider(http, { language: 'en-US', region: 'US', includeAdult: false }).genreList({ signal })
    },
  }
  const commands: LateCommands = {
    collections: createCollectionCommands(collections, toasts, text, steps, records.library),
    membership: createMembershipCommands(collections, toasts, text, steps, records.library),
    settings: createSettingsCommands(inItsWords(createSettingsStore(records), words), toasts, text, steps),
    movies: createMovieCommands(records, toasts, text),
    deleteEverything: async () => {
      try {
        await (await dataTools()).deleteEverything()
      } catch (error) {
        world.report(error)
        announceTo(toasts, text).error(text().deletion.failed)
      }
    },
  }
  return { services, commands }
}
