import { once } from '#domain/values/once.ts'
import type { Movie, Person, Provider } from './facts.ts'
import moviesText from './movies.json?raw'
import overviewsText from './overviews.json?raw'
import peopleText from './people.json?raw'
import providersText from './providers.json?raw'
import { type MovieRow, movieFrom, type PersonRow, type ProviderRow, personFrom, providerFrom } from './rows.ts'

export type Credit =
  | { readonly kind: 'cast'; readonly movie: Movie; readonly character: string; readonly order: number }
  | { readonly kind: 'crew'; readonly movie: Movie; readonly job: string; readonly order: number }

const rowsOf = <Row>(text: string): readonly Row[] => (JSON.parse(text) as { readonly rows: readonly Row[] }).rows
const byId = <Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Most votes first. */
export const movies = once((): readonly Movie[] => rowsOf<MovieRow>(moviesText).map(movieFrom))

export const providers = once((): readonly Provider[] => rowsOf<ProviderRow>(providersText).map(providerFrom))

export const people = once((): readonly Person[] => rowsOf<PersonRow>(peopleText).map(personFrom))

const moviesById = once(() => byId(movies()))
const peopleById = once(() => byId(people()))
const overviews = once(() => JSON.parse(overviewsText) as Readonly<Record<string, string>>)

export const movieById = (id: number): Movie | undefined => moviesById().get(id)
export const personById = (id: number): Person | undefined => peopleById().get(id)

export const overviewOf = (movie: Movie): string => overviews()[movie.id] ?? ''

const creditsOfMovie = (movie: Movie): readonly (readonly [personId: number, credit: Credit])[] => [
  ...movie.cast.map(({ personId, character }, order) => [personId, { kind: 'cast', movie, character, order }] as const),
  ...movie.crew.map(({ personId, job }, order) => [personId, { kind: 'crew', movie, job, order }] as const),
]

const creditsByPerson = once((): ReadonlyMap<number, readonly Credit[]> => {
  const credits = new Map<number, Credit[]>()
  for (const [personId, credit] of movies().flatMap(creditsOfMovie)) {
    const known = credits.get(personId)
    if (known) known.push(credit)
    else credits.set(personId, [credit])
  }
  return credits
})

export const creditsOf = (personId: number): readonly Credit[] => creditsByPerson().get(personId) ?? []
