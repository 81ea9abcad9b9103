import type { Movie, MovieId } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'
import type { SearchCell, SearchResults } from '#domain/movie/search-rows.ts'

export interface SearchBoxInput {
  readonly text: string
  /** What the results page shows, '' on other pages. */
  readonly query: string
  /** The most movies to show. */
  readonly limit: number
  /** Searches for the text at once. */
  readonly isOpen: boolean
}

export interface SearchBoxContext extends SearchResults, Omit<SearchBoxInput, 'isOpen'> {
  readonly problem: ProviderProblem | null
}

export type SearchBoxEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'moved across'; readonly cell: SearchCell }
  | { readonly type: 'entered' }
  | { readonly type: 'picked'; readonly id: MovieId }
  | { readonly type: 'person picked'; readonly person: FoundPerson }
  | { readonly type: 'add chosen'; readonly movie: Movie }
  | { readonly type: 'see all chosen' }
  | { readonly type: 'left' }
  | { readonly type: 'returned' }
  | { readonly type: 'retried' }
  | { readonly type: 'online again' }
  | { readonly type: 'address changed'; readonly query: string }
