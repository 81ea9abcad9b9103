import { once } from '#domain/values/once.ts'
import type { Film, Person, Provider } from './facts.ts'
import moviesText from './movies.json?raw'
import overviewsText from './overviews.json?raw'
import peopleText from './people.json?raw'
import providersText from './providers.json?raw'
import { type FilmRow, filmFrom, type PersonRow, type ProviderRow, personFrom, providerFrom } from './rows.ts'

export type Credit =
  | { readonly kind: 'cast'; readonly film: Film; readonly character: string; readonly order: number }
  | { readonly kind: 'crew'; readonly film: Film; readonly job: string; readonly order: number }

const rowsOf = <Row>(text: string): readonly Row[] => (JSON.parse(text) as { readonly rows: readonly Row[] }).rows
const byId = <Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Most votes first. */
export const films = once((): readonly Film[] => rowsOf<FilmRow>(moviesText).map(filmFrom))

export const providers = once((): readonly Provider[] => rowsOf<ProviderRow>(providersText).map(providerFrom))

export const people = once((): readonly Person[] => rowsOf<PersonRow>(peopleText).map(personFrom))

const filmsById = once(() => byId(films()))
const peopleById = once(() => byId(people()))
const overviews = once(() => JSON.parse(overviewsText) as Readonly<Record<string, string>>)

export const filmById = (id: number): Film | undefined => filmsById().get(id)
export const personById = (id: number): Person | undefined => peopleById().get(id)

export const overviewOf = (film: Film): string => overviews()[film.id] ?? ''

const creditsOfFilm = (film: Film): readonly (readonly [personId: number, credit: Credit])[] => [
  ...film.cast.map(({ personId, character }, order) => [personId, { kind: 'cast', film, character, order }] as const),
  ...film.crew.map(({ personId, job }, order) => [personId, { kind: 'crew', film, job, order }] as const),
]

const creditsByPerson = once((): ReadonlyMap<number, readonly Credit[]> => {
  const credits = new Map<number, Credit[]>()
  for (const [personId, credit] of films().flatMap(creditsOfFilm)) {
    const known = credits.get(personId)
    if (known) known.push(credit)
    else credits.set(personId, [credit])
  }
  return credits
})

export const creditsOf = (personId: number): readonly Credit[] => creditsByPerson().get(personId) ?? []
