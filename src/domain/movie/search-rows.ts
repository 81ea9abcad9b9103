import type { Movie } from './movie.ts'
import type { FoundPerson } from './person.ts'

export const maxResults = 5
export const maxPeople = 2

export interface FoundMovies {
  readonly movies: readonly Movie[]
  /** All results at the provider, including `movies`. */
  readonly total: number
}

export type SearchRow =
  | { readonly kind: 'movie'; readonly movie: Movie }
  | { readonly kind: 'person'; readonly person: FoundPerson }
  | { readonly kind: 'see all' }

/** 'add' is the cell that adds a movie to the watchlist. */
export type SearchCell = 'open' | 'add'

/** `row` is an index in `searchRows`. */
export interface Highlight {
  readonly row: number
  readonly cell: SearchCell
}

export interface SearchResults extends FoundMovies {
  readonly people: readonly FoundPerson[]
  readonly highlighted: Highlight | null
}

export const noResults: SearchResults = { movies: [], total: 0, people: [], highlighted: null }

export const searchRows = ({ movies, people, total }: SearchResults): readonly SearchRow[] => [
  ...movies.map((movie) => ({ kind: 'movie', movie }) as const),
  ...people.map((person) => ({ kind: 'person', person }) as const),
  ...(total > movies.length ? [{ kind: 'see all' } as const] : []),
]

export const highlightedRow = (results: SearchResults): SearchRow | undefined =>
  results.highlighted === null ? undefined : searchRows(results)[results.highlighted.row]

export const highlightedMovie = (results: SearchResults, cell: SearchCell): Movie | undefined => {
  const row = results.highlighted?.cell === cell ? highlightedRow(results) : undefined
  return row?.kind === 'movie' ? row.movie : undefined
}

export const highlightedPerson = (results: SearchResults): FoundPerson | undefined => {
  const row = highlightedRow(results)
  return row?.kind === 'person' ? row.person : undefined
}

const highlightAt = (results: SearchResults, row: number, cell: SearchCell): Highlight => ({
  row,
  cell: searchRows(results)[row]?.kind === 'movie' ? cell : 'open',
})

export const highlightMoved = (results: SearchResults, by: 1 | -1): Highlight | null => {
  const count = searchRows(results).length
  if (count === 0) return null
  const { row, cell } = results.highlighted ?? { row: by > 0 ? -1 : count, cell: 'open' }
  return highlightAt(results, (row + by + count) % count, cell)
}

export const highlightMovedAcross = (results: SearchResults, cell: SearchCell): Highlight | null =>
  results.highlighted && highlightAt(results, results.highlighted.row, cell)

/** The highlight stays on 'See all', which moves down. */
export const withPeople = (
  results: SearchResults,
  found: readonly FoundPerson[],
): Pick<SearchResults, 'people' | 'highlighted'> => {
  const people = found.slice(0, maxPeople)
  const isOnLast = highlightedRow(results)?.kind === 'see all'
  const lastRow = searchRows({ ...results, people }).length - 1
  return { people, highlighted: isOnLast ? { row: lastRow, cell: 'open' } : results.highlighted }
}
