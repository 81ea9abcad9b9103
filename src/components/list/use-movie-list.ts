import { useDeferredValue, useMemo } from 'react'
import { type ListedRecord, searchMovies } from '#domain/lists/movie-list.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { isSamePage, pageOf } from '#domain/values/paging.ts'
import type { ListPreferences } from '#stores/preferences/preferences.ts'
import { useIsPrinting } from '#ui/hooks/printing.ts'
import { useKept } from '#ui/hooks/use-kept.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useMovieFilter } from '../filters/use-movie-filter.ts'
import type { ListLocation } from '../place/use-list-location.ts'

export type ListItem = ListedRecord & { readonly movieId: MovieId; readonly note?: string }

export interface ListSummary {
  readonly total: number
  readonly matching: number
  /** What was searched for, and the conditions but for the genre. */
  readonly term: string
  readonly genre: string
}

/** The movies of a list that the address asks for, one page of them, and what narrows the list. */
export const useMovieList = <Item extends ListItem>(
  items: readonly Item[],
  location: ListLocation,
  { pageSize }: Pick<ListPreferences<string>, 'pageSize'>,
  order: string,
) => {
  const { matching: filtered, ...narrowing } = useMovieFilter(items, location, order)
  // Deferred, so that typing does not wait for the cards.
  const search = useDeferredValue(location.filter)
  const matching = useMemo(() => searchMovies(filtered, search), [filtered, search])
  const size = useValue(pageSize.value)
  const isPrinting = useIsPrinting()
  const [number, length] = isPrinting ? [1, Math.max(matching.length, 1)] : [location.page, size]
  const page = useKept(
    useMemo(() => pageOf(matching, number, length), [matching, number, length]),
    isSamePage,
  )
  const text = search.trim()
  const { genre, ...conditions } = narrowing.labels
  const term = [text, ...Object.values(conditions)].filter((label) => label !== '').join(', ')
  const summary: ListSummary = { total: items.length, matching: matching.length, term, genre }
  return {
    ...narrowing,
    matching,
    page,
    isPrinting,
    summary,
    /** The label of each parameter of the address that narrows the list. */
    chips: { filter: text, genre, ...conditions },
  }
}
