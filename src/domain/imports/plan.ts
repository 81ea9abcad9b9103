import type { KeysBetween } from '../lists/hand-order.ts'
import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { Library, WatchHistoryEntry, WatchlistItem } from '../records/library.ts'
import { entryWith, type MovieHistory, slimSnapshotOf, withListedViewings } from '../records/watch-history.ts'
import { isWatched, setStatus } from '../records/watchlist.ts'
import type { IsoTime } from '../values/instant.ts'
import { keptIfSame } from '../values/list-changes.ts'
import { finish, type Steps } from '../values/pause.ts'
import { type MovieOfFile, planCollections } from './plan-collections.ts'
import { ownRating, planMovie } from './plan-movie.ts'
import { planViewings } from './plan-viewings.ts'
import { createdItem, planWatched, type Wanted } from './plan-watched.ts'
import { type GivenFact, type HistoryKind, isTakenOver, ofKind, type PlannedFact, type Precedences } from './planned.ts'
import type { ReadHistory } from './read-history.ts'

interface PlannedItem {
  readonly item: WatchlistItem | undefined
  readonly planned: readonly PlannedFact[]
  readonly wishesAgain: readonly number[]
}

const planWatchlist = (wanted: Wanted, wantsAgain: boolean): PlannedItem => {
  const { before, facts, precedence, now } = wanted
  const given = ofKind(facts, 'watchlist')
  const [first] = given
  if (!first) return { item: before, planned: [], wishesAgain: [] }
  const { status, addedAt } = first.fact
  const all = (outcome: PlannedFact['outcome']) =>
    given.map(({ row }): PlannedFact => ({ row, kind: 'watchlist', outcome }))
  const wished = (item: WatchlistItem | undefined, outcome: PlannedFact['outcome']): PlannedItem => ({
    item,
    planned: all(outcome),
    wishesAgain: [],
  })
  if (!before) {
    const addedAts = given.flatMap(({ fact }) => fact.addedAt ?? [])
    const item = createdItem(wanted, addedAts[0] ?? now)
    const [withStatus] = item && status === 'watching' ? setStatus([item], item.movieId, status, now) : [item]
    return wished(withStatus, 'new')
  }
  if (isWatched(before)) {
    const wishesAgain = given.map(({ row }) => row)
    if (!wantsAgain) return { item: before, planned: [], wishesAgain }
    const [unwatched] = setStatus([before], before.movieId, status, now)
    return {
      item: unwatched && { ...unwatched, addedAt: addedAt ?? unwatched.addedAt },
      planned: all('new'),
      wishesAgain,
    }
  }
  if (before.status === status) return wished(before, 'there')
  if (!isTakenOver(precedence, addedAt, before.lastModified ?? before.addedAt)) return wished(before, 'kept')
  return wished(setStatus([before], before.movieId, status, now)[0], 'changed')
}

const hadNone = (kind: HistoryKind, before: MovieHistory): boolean => {
  if (kind === 'viewings') return before.plays.length === 0
  if (kind === 'ratings') return ownRating(before) === null && before.liked !== true
  return kind === 'notes' && !before.note && !before.tags?.length
}

const withRepeats = (planned: readonly PlannedFact[], before: MovieHistory): readonly PlannedFact[] => {
  let isWished = false
  return planned.map((fact) => {
    const { kind, outcome } = fact
    if (kind === 'watchlist') {
      if (outcome !== 'new') return fact
      const isRepeated = isWished
      isWished = true
      return isRepeated ? { ...fact, outcome: 'repeated' } : fact
    }
    const isSame = outcome === 'there' || outcome === 'kept'
    return isSame && hadNone(kind, before) ? { ...fact, outcome: 'repeated' } : fact
  })
}

export interface HistoryImport {
  readonly history: Pick<ReadHistory, 'rows' | 'lists'>
  /** By the key of the movie in the file; movies that are missing here stay out. */
  readonly movies: ReadonlyMap<string, MovieSnapshot>
  readonly precedences: Precedences
  /** Movies that are watched and on the file's watchlist go back to it, unwatched. */
  readonly wantsAgain?: boolean
}

interface Planning extends HistoryImport {
  readonly keysBetween: KeysBetween
}

export interface WishesAgain {
  /** Indices of the rows that are left out: none once the user wants these movies. */
  readonly rows: readonly number[]
  readonly movies: number
}

export interface HistoryPlan {
  /** The library with the import. The same object when nothing changes. */
  readonly library: Library
  /** One for each fact about a movie that was found, without what another fact implies. */
  readonly planned: readonly PlannedFact[]
  readonly createdCollections: number
  /** The names of lists that are not made, since none of their movies comes in. */
  readonly listsNotMade: readonly string[]
  readonly wishesAgain: WishesAgain
  /** Movies of the watchlist that were not watched before. */
  readonly becomeWatched: number
}

const moviesOf = ({ history, movies }: HistoryImport): readonly MovieOfFile[] => {
  const known = new Map<MovieId, { movie: MovieSnapshot; facts: GivenFact[] }>()
  for (const [row, { named, origin, facts }] of history.rows.entries()) {
    const movie = movies.get(named.key)
    if (!movie) continue
    const before = known.get(movie.id) ?? { movie, facts: [] }
    known.set(movie.id, before)
    for (const fact of facts) before.facts.push({ row, file: origin.file, fact })
  }
  return [...known.values()]
}

const entryBefore = (movieId: MovieId, before: WatchHistoryEntry | undefined): MovieHistory =>
  before ? withListedViewings(before) : { movieId, watchedAt: null, plays: [] }

const moviesPerStep = 100

/** Pure: the same import of the same library at the same time gives the same records, ids included. */
export function* planHistoryInSteps(library: Library, given: Planning, now: IsoTime): Steps<HistoryPlan> {
  const { precedences, history, keysBetween, wantsAgain = false } = given
  const known = moviesOf(given)
  yield
  const entries = new Map(library.watchHistory.map((entry) => [entry.movieId, entry]))
  const items = new Map(library.watchlist.map((item) => [item.movieId, item]))
  const takenIds = new Set(library.watchlist.map(({ id }) => id))
  const planned: PlannedFact[] = []
  const wishes = { rows: [] as number[], movies: 0 }
  let becomeWatched = 0

  const keepEntry = (movie: MovieSnapshot, before: MovieHistory, after: MovieHistory) => {
    if (after !== before) entries.set(movie.id, entryWith({ movie: slimSnapshotOf(movie), ...after }, after.plays))
  }
  const keepItem = (item: WatchlistItem | undefined) => {
    if (item) items.set(item.movieId, item)
  }

  for (const [index, { movie, facts }] of known.entries()) {
    if (index % moviesPerStep === moviesPerStep - 1) yield
    const before = entryBefore(movie.id, entries.get(movie.id))
    const viewings = planViewings(before, facts, precedences.viewings, now)
    const own = planMovie(before, viewings.entry, facts, precedences, now)
    keepEntry(movie, before, own.entry)
    const { entry } = own
    const isChanged = viewings.entry !== before
    const wanted = { movie, facts, now, takenIds }
    const item = items.get(movie.id)
    const watched = planWatched(
      { ...wanted, before: item, precedence: precedences.viewings },
      { entry, isChanged, isAdded: viewings.isAdded },
    )
    const isMoved = !isChanged && watched !== item
    const watchlist = planWatchlist({ ...wanted, before: watched, precedence: precedences.watchlist }, wantsAgain)
    if (!wantsAgain) wishes.rows.push(...watchlist.wishesAgain)
    if (watchlist.wishesAgain.length > 0) wishes.movies += 1
    keepItem(watchlist.item)
    if (item && !isWatched(item) && watchlist.item && isWatched(watchlist.item)) becomeWatched += 1
    const seen = viewings.outcomes.map(
      ({ row, outcome }): PlannedFact => ({ row, kind: 'viewings', outcome: isMoved ? 'changed' : outcome }),
    )
    planned.push(...withRepeats([...seen, ...own.planned, ...watchlist.planned], before))
  }
  yield
  const collections = planCollections(library, history, known, {
    precedence: precedences.collections,
    keysBetween,
    now,
  })
  planned.push(...collections.planned)
  const after = {
    watchHistory: keptIfSame(library.watchHistory, [...entries.values()]),
    watchlist: keptIfSame(library.watchlist, [...items.values()]),
    collections: keptIfSame(library.collections, collections.collections),
    collectionMovies: collections.collectionMovies,
  }
  return {
    library: withLists(library, after),
    planned,
    createdCollections: collections.created,
    listsNotMade: collections.notMade,
    wishesAgain: wishes,
    becomeWatched,
  }
}

export const planHistory = (library: Library, given: Planning, now: IsoTime): HistoryPlan =>
  finish(planHistoryInSteps(library, given, now))

type Planned = Pick<Library, 'watchHistory' | 'watchlist' | 'collections' | 'collectionMovies'>

const withLists = (library: Library, after: Planned): Library => {
  const isSame =
    after.watchHistory === library.watchHistory &&
    after.watchlist === library.watchlist &&
    after.collections === library.collections &&
    after.collectionMovies === library.collectionMovies
  if (isSame) return library
  const ids = new Set(after.collections.map(({ id }) => id))
  const isDeleted = (id: number) => !ids.has(id)
  const deletedCollections = keptIfSame(library.deletedCollections, library.deletedCollections.filter(isDeleted))
  return { ...library, ...after, deletedCollections }
}
