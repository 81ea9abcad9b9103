import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { CollectionLink, Library, WatchHistoryEntry, WatchlistItem } from '../records/library.ts'
import { mergeViewings } from '../records/viewings.ts'
import { entryWith, historyEntryOf, slimSnapshotOf, withListedViewings } from '../records/watch-history.ts'
import { isWatched, setStatus, watchlistItemOf } from '../records/watchlist.ts'
import type { IsoTime } from '../values/instant.ts'
import { withCounts } from './collection-links.ts'

/** What the other movie already has of its own counts; notes and tags are kept of both. */
const movedEntry = (
  moved: WatchHistoryEntry,
  target: WatchHistoryEntry | undefined,
  to: MovieSnapshot,
  now: IsoTime,
): WatchHistoryEntry => {
  const from = withListedViewings(moved)
  const own = target && withListedViewings(target)
  const note = [own?.note, from.note].filter(Boolean).join('\n\n')
  const tags = [...new Set([...(own?.tags ?? []), ...(from.tags ?? [])])]
  const movie = {
    ...from,
    ...own,
    movieId: to.id,
    movie: slimSnapshotOf(to),
    lastModified: now,
    ...(note !== '' && { note }),
    ...(tags.length > 0 && { tags }),
  }
  return entryWith(movie, mergeViewings(own?.plays ?? [], from.plays))
}

const movedItem = (
  moved: WatchlistItem,
  target: WatchlistItem | undefined,
  to: MovieSnapshot,
  now: IsoTime,
): WatchlistItem => {
  if (!target) return { ...moved, movieId: to.id, movie: to, lastModified: now }
  if (!isWatched(moved) || isWatched(target)) return target
  const [marked] = setStatus([target], to.id, 'watched', now)
  return { ...(marked ?? target), watchedAt: moved.watchedAt }
}

const replaced = <Item extends { readonly movieId: MovieId }>(
  list: readonly Item[],
  from: MovieId,
  item: Item | undefined,
): readonly Item[] =>
  item
    ? list.filter(({ movieId }) => movieId !== item.movieId).map((each) => (each.movieId === from ? item : each))
    : list

const movedLinks = (links: readonly CollectionLink[], from: MovieId, to: MovieSnapshot): readonly CollectionLink[] => {
  const holding = new Set(links.flatMap((link) => (link.movieId === to.id ? [link.collectionId] : [])))
  const notes = new Map(links.map((link) => [`${link.collectionId}/${link.movieId}`, link.note ?? '']))
  return links.flatMap((link) => {
    if (link.movieId === to.id) {
      const note = [link.note, notes.get(`${link.collectionId}/${from}`)].filter(Boolean).join('\n\n')
      return [note === (link.note ?? '') ? link : { ...link, note }]
    }
    if (link.movieId !== from) return [link]
    return holding.has(link.collectionId) ? [] : [{ ...link, movieId: to.id, movie: to }]
  })
}

/** Moves all that a user keeps about a movie to another one. Returns the same library when there is nothing to move. */
export const moveMovie = (library: Library, from: MovieId, to: MovieSnapshot, now: IsoTime): Library => {
  const entry = historyEntryOf(library.watchHistory, from)
  const item = watchlistItemOf(library.watchlist, from)
  const isLinked = library.collectionMovies.some(({ movieId }) => movieId === from)
  if (from === to.id || !(entry || item || isLinked)) return library
  const collectionMovies = isLinked ? movedLinks(library.collectionMovies, from, to) : library.collectionMovies
  return {
    ...library,
    watchHistory: replaced(
      library.watchHistory,
      from,
      entry && movedEntry(entry, historyEntryOf(library.watchHistory, to.id), to, now),
    ),
    watchlist: replaced(
      library.watchlist,
      from,
      item && movedItem(item, watchlistItemOf(library.watchlist, to.id), to, now),
    ),
    collectionMovies,
    collections: withCounts({ collections: library.collections, collectionMovies }),
  }
}
