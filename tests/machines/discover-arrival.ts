import { createActor, type SnapshotFrom } from 'xstate'
import {
  type DiscoverAddress,
  type DiscoverChoices,
  type DiscoverLocation,
  type DiscoverMemory,
  discoverTabs,
} from '#domain/movie/discover-location.ts'
import { type AddressChange, type DiscoverEvent, discoverTabsMachine, locationOf } from '#machines/discover-tabs.ts'
import { provideAll } from '#machines/ports.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'

/** A URL without parameters. */
export const bare: DiscoverAddress = {
  tab: null,
  page: null,
  query: null,
  genreId: null,
  sort: null,
  services: null,
}
const choices = { genreId: 28, sort: 'popularity.desc', services: [] } as const
/** The memory of a first visit. */
export const nothing: DiscoverMemory = {
  tab: 'trending',
  pages: {},
  query: '',
  isQueryActive: false,
  isReturning: false,
  needsReset: false,
  ...choices,
}

/** A location whose other tabs are on page 1, by default with the choices of a first visit. */
export const locationOn = (
  tab: DiscoverLocation['tab'],
  page = 1,
  query = '',
  chosen: Partial<DiscoverChoices> = {},
): DiscoverLocation => ({
  tab,
  pages: { trending: 1, genre: 1, search: 1, [tab]: page },
  query,
  ...choices,
  ...chosen,
})

/** A running Discover, started or restored from a snapshot, that records what it writes to the URL. */
export const arrive = (
  address: Partial<DiscoverAddress> = {},
  memory: Partial<DiscoverMemory> = {},
  restored?: SnapshotFrom<typeof discoverTabsMachine>,
) => {
  const written: AddressChange[] = []
  const remembered: DiscoverLocation[] = []
  const actor = createActor(
    provideAll(discoverTabsMachine, {
      'watch address': () => {},
      'write address': (_, change) => void written.push(change),
      remember: (_, location) => void remembered.push(location),
    }),
    {
      input: { address: { ...bare, ...address }, memory: { ...nothing, ...memory } },
      ...(restored && { snapshot: restored }),
    },
  ).start()
  return {
    written,
    remembered,
    send: (event: DiscoverEvent) => actor.send(event),
    state: () => statesIn(actor.getSnapshot().value).at(-1),
    context: () => actor.getSnapshot().context,
    location: () => {
      const { context, value } = actor.getSnapshot()
      return locationOf(context, discoverTabs.find((tab) => statesIn(value).includes(tab)) ?? 'trending')
    },
  }
}
