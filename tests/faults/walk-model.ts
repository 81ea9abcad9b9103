export interface Viewing {
  /** YYYY-MM-DD, '' where the user did not remember. */
  readonly date: string
  /** Higher for a later one of the same movie. */
  readonly number: number
  /** Made by the mark "watched", and unchanged since: it goes when the mark is taken away. */
  readonly isMark: boolean
}

export interface DiaryMovie {
  readonly title: string
  /** 1 to 10. */
  readonly rating: number | null
  readonly isLiked: boolean
  /** Newest first, as the movie shows them. */
  readonly viewings: readonly Viewing[]
}

/** What a user's records should be, in the words of what they see. */
export interface Records {
  /** Newest first. */
  readonly watchlist: readonly { readonly title: string; readonly isWatched: boolean }[]
  /** Names in alphabetical order; the titles of each too. */
  readonly collections: readonly { readonly name: string; readonly titles: readonly string[] }[]
  /** The movies of which something is said, by title. */
  readonly diary: readonly DiaryMovie[]
  /** The movies that are not for the user, by title. */
  readonly notForMe: readonly string[]
}

/** Changed by each step of a walk. */
export interface WalkModel {
  records: Records
  /** The records in the last exported file. */
  exported: Records | null
}

export const emptyModel = (): WalkModel => ({
  records: { watchlist: [], collections: [], diary: [], notForMe: [] },
  exported: null,
})

/** The local day, as the app writes it. */
const today = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const movieOf = ({ diary }: Records, title: string): DiaryMovie =>
  diary.find((movie) => movie.title === title) ?? { title, rating: null, isLiked: false, viewings: [] }

export const isListed = ({ watchlist }: Records, title: string): boolean =>
  watchlist.some((movie) => movie.title === title)

const isWatched = ({ watchlist }: Records, title: string): boolean =>
  watchlist.some((movie) => movie.title === title && movie.isWatched)

const newestFirst = (one: Viewing, other: Viewing): number =>
  one.date === other.date ? other.number - one.number : one.date < other.date ? 1 : -1

const byTitle = (one: DiaryMovie, other: DiaryMovie): number => (one.title < other.title ? -1 : 1)

/** With other facts about a movie; one of which nothing is said is in no diary. */
export const withMovie = (records: Records, title: string, changes: Partial<DiaryMovie>): Records => {
  const movie = { ...movieOf(records, title), ...changes }
  const isEmpty = movie.rating === null && !movie.isLiked && movie.viewings.length === 0
  const others = records.diary.filter((other) => other.title !== title)
  const viewings = movie.viewings.toSorted(newestFirst)
  return { ...records, diary: isEmpty ? others : [...others, { ...movie, viewings }].toSorted(byTitle) }
}

const withViewing = (records: Records, title: string, date: string, isMark: boolean): Records => {
  const { viewings } = movieOf(records, title)
  const number = 1 + Math.max(0, ...viewings.map((viewing) => viewing.number))
  return withMovie(records, title, { viewings: [...viewings, { date, number, isMark }] })
}

const withWatched = (records: Records, title: string, isWatched: boolean): Records => ({
  ...records,
  watchlist: records.watchlist.map((movie) => (movie.title === title ? { title, isWatched } : movie)),
})

export const added = (records: Records, title: string): Records => ({
  ...records,
  watchlist: [{ title, isWatched: false }, ...records.watchlist],
})

export const toggled = (records: Records, title: string): Records => {
  const wasWatched = isWatched(records, title)
  const marked = withWatched(records, title, !wasWatched)
  if (!wasWatched) return withViewing(marked, title, today(), true)
  return withMovie(marked, title, { viewings: movieOf(records, title).viewings.filter(({ isMark }) => !isMark) })
}

/** Once their mark is gone, viewings stay whatever is marked later. */
const withoutMarks = ({ viewings }: DiaryMovie): readonly Viewing[] =>
  viewings.map((viewing) => ({ ...viewing, isMark: false }))

/** Whether the app asks before the movie leaves the watchlist: it is watched, and more is said of it than by the mark. */
export const isAskedAbout = (records: Records, title: string): boolean => {
  const { rating, isLiked, viewings } = movieOf(records, title)
  const isMore = rating !== null || isLiked || viewings.length > 1 || viewings.some(({ isMark }) => !isMark)
  return isWatched(records, title) && isMore
}

/** What is said of a watched movie goes with it; one to watch again is watched as before. */
export const removed = (records: Records, title: string): Records => {
  const wasWatched = isWatched(records, title)
  if (!wasWatched && movieOf(records, title).viewings.length > 0) return withWatched(records, title, true)
  const others = { ...records, watchlist: records.watchlist.filter((movie) => movie.title !== title) }
  return wasWatched ? withMovie(others, title, { rating: null, isLiked: false, viewings: [] }) : others
}

/** Stars say that a movie was seen; none of them say nothing of that. */
export const rated = (records: Records, title: string, stars: number): Records => {
  const isSeen = isWatched(records, title) || movieOf(records, title).viewings.length > 0
  const changed = withMovie(records, title, { rating: stars === 0 ? null : 2 * stars })
  if (stars === 0 || isSeen) return changed
  return withWatched(isListed(changed, title) ? changed : added(changed, title), title, true)
}

/** The diary and the movies put away are replaced only by a file that has some (docs/spec.md, section 5). */
export const overwritten = (records: Records, exported: Records): Records => ({
  ...exported,
  diary:
    exported.diary.length > 0
      ? exported.diary
      : records.diary.map((movie) => ({ ...movie, viewings: withoutMarks(movie) })),
  notForMe: exported.notForMe.length > 0 ? exported.notForMe : records.notForMe,
})

/** A viewing of a movie, which is watched then; `date` as in `Viewing`, or 'today'. */
export const logged = (records: Records, title: string, date: string): Records => {
  const listed = isListed(records, title) ? records : added(records, title)
  return withViewing(withWatched(listed, title, true), title, date === 'today' ? today() : date, false)
}

export const edited = (records: Records, title: string, index: number, date: string): Records => {
  const viewings = movieOf(records, title).viewings.map((viewing, at) =>
    at === index ? { ...viewing, date, isMark: false } : viewing,
  )
  return withMovie(records, title, { viewings })
}

export const withoutViewing = (records: Records, title: string, index: number): Records =>
  withMovie(records, title, { viewings: movieOf(records, title).viewings.toSpliced(index, 1) })

export const hideOrUnhide = (records: Records, title: string): Records => ({
  ...records,
  notForMe: records.notForMe.includes(title)
    ? records.notForMe.filter((other) => other !== title)
    : [...records.notForMe, title].toSorted(),
})

const sorted = (collections: Records['collections']) =>
  collections
    .map(({ name, titles }) => ({ name, titles: titles.toSorted() }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const withCollection = (records: Records, name: string, titles: readonly string[] = []): Records => ({
  ...records,
  collections: sorted([...records.collections, { name, titles }]),
})

export const withoutCollection = (records: Records, name: string): Records => ({
  ...records,
  collections: records.collections.filter((collection) => collection.name !== name),
})
