import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { Watchlist, WatchlistItem } from '#domain/records/library.ts'
import { listChanges } from '#domain/values/list-changes.ts'
import { useApp } from '#wiring/app/use-app.ts'

/** Longer than a double click takes. */
const lingerMs = 400

interface Leaving {
  readonly id: MovieId
  readonly index: number
}
const none: readonly Leaving[] = []

const withLeaving = (
  items: Watchlist,
  leaving: readonly Leaving[],
  itemOf: (id: MovieId) => WatchlistItem | undefined,
): Watchlist =>
  leaving.reduce((list, { id, index }) => {
    const item = itemOf(id)
    return item ? list.toSpliced(index, 0, item) : list
  }, items)

/** Keeps what no longer matches the filter: the second click of a double click must not hit the next movie. */
export const useLingering = (list: string, given: Watchlist): { items: Watchlist; leaving: ReadonlySet<MovieId> } => {
  const { lists, platform } = useApp()
  const itemOf = useCallback((id: MovieId) => lists.watchlist.byMovie.peek().get(id), [lists])
  const [state, setState] = useState({ list, given, leaving: none })
  let { leaving } = state
  if (state.list !== list || state.given !== given) {
    const before = state.list === list ? withLeaving(state.given, leaving, itemOf) : []
    const { removed, added } = listChanges(before, given)
    const ids = new Set(added.map(({ movieId }) => movieId))
    const left = removed.filter(({ movieId }) => !ids.has(movieId) && itemOf(movieId) !== undefined)
    leaving = left.length === 0 ? none : left.map((item) => ({ id: item.movieId, index: before.indexOf(item) }))
    setState({ list, given, leaving })
  }
  const pending = state.leaving
  useEffect(() => {
    if (pending === none) return
    return platform.timeout(() => setState((now) => ({ ...now, leaving: none })), lingerMs)
  }, [pending, platform.timeout])
  return useMemo(
    () => ({ items: withLeaving(given, leaving, itemOf), leaving: new Set(leaving.map(({ id }) => id)) }),
    [given, leaving, itemOf],
  )
}
