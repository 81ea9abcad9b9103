import type { FactOf, HistoryFact } from '../imports/read-history.ts'
import { localDayOf } from '../values/day.ts'
import { groupedBy } from '../values/indices.ts'
import type { TakenMovie, Takeout } from './takeout.ts'

export const takeoutTargets = ['letterboxd', 'trakt', 'table'] as const
export type TakeoutTarget = (typeof takeoutTargets)[number]

type Viewing = FactOf<'viewing'>
type Facts = readonly HistoryFact[]
type Lose = (facts: Facts) => Facts

const isViewing = (fact: HistoryFact): fact is Viewing => fact.kind === 'viewing'
const ofKind = <Kind extends HistoryFact['kind']>(facts: Facts, kind: Kind) =>
  facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind)

const without =
  (...kinds: readonly HistoryFact['kind'][]): Lose =>
  (facts) =>
    facts.filter(({ kind }) => !kinds.includes(kind))

const each =
  (change: (fact: HistoryFact) => HistoryFact): Lose =>
  (facts) =>
    facts.map(change)

const joined = (notes: readonly (string | undefined)[]): string =>
  [...new Set(notes.filter((note) => note !== undefined && note !== ''))].join('\n\n')

const union = (tags: readonly (readonly string[] | undefined)[]): readonly string[] => [
  ...new Set(tags.flatMap((list) => list ?? [])),
]

/** The later rating counts; notes and tags are kept of both. */
const oneOf = (viewings: readonly Viewing[]): Viewing => {
  const [first] = viewings
  const rating = viewings.findLast((viewing) => viewing.rating !== undefined)?.rating
  const note = joined(viewings.map((viewing) => viewing.note))
  const tags = union(viewings.map((viewing) => viewing.tags))
  return {
    kind: 'viewing',
    watchedAt: first?.watchedAt ?? null,
    ...(rating !== undefined && { rating }),
    ...(note !== '' && { note }),
    ...(tags.length > 0 && { tags }),
    ...(first?.isRewatch && { isRewatch: true }),
  }
}

const mergeDays: Lose = (facts) => {
  const days = groupedBy(
    facts.filter(isViewing).filter(({ watchedAt }) => watchedAt !== null),
    ({ watchedAt }) => watchedAt && localDayOf(watchedAt),
  )
  return [...[...days.values()].map(oneOf), ...facts.filter((fact) => !(isViewing(fact) && fact.watchedAt !== null))]
}

/** What undated viewings say becomes the movie's own, unless that says something else. */
const mergeUndated: Lose = (facts) => {
  const undated = facts.filter(isViewing).filter(({ watchedAt }) => watchedAt === null)
  if (undated.length === 0) return facts
  const { rating, note, tags } = oneOf(undated)
  const ownNote = joined([...ofKind(facts, 'note').map((fact) => fact.note), note])
  const ownTags = union([...ofKind(facts, 'tags').map((fact) => fact.tags), tags])
  return [
    { kind: 'viewing', watchedAt: null },
    ...facts.filter((fact) => !(isViewing(fact) && fact.watchedAt === null)).filter(isNoNoteOrTag),
    ...(rating === undefined || ofKind(facts, 'rating').length > 0
      ? []
      : [{ kind: 'rating', rating, ratedAt: null } as const]),
    ...(ownNote === '' ? [] : [{ kind: 'note', note: ownNote } as const]),
    ...(ownTags.length === 0 ? [] : [{ kind: 'tags', tags: ownTags } as const]),
  ]
}

const isNoNoteOrTag = ({ kind }: HistoryFact): boolean => kind !== 'note' && kind !== 'tags'

const says = (facts: Facts, ...kinds: readonly HistoryFact['kind'][]) => facts.some(({ kind }) => kinds.includes(kind))

const countAsWatched: Lose = (facts) =>
  says(facts, 'rating', 'note', 'tags') && !says(facts, 'viewing', 'seen')
    ? [{ kind: 'viewing', watchedAt: null }, ...facts]
    : facts

/** The rating of the newest rated viewing is the movie's, as the app shows it. */
export const leaveViewingsBare: Lose = (facts) => {
  const rating = facts.filter(isViewing).findLast((viewing) => viewing.rating !== undefined)?.rating
  const bare = facts.map((fact) =>
    isViewing(fact)
      ? { kind: fact.kind, watchedAt: fact.watchedAt, ...(fact.isRewatch && { isRewatch: fact.isRewatch }) }
      : fact,
  )
  return rating === undefined || says(facts, 'rating') ? bare : [...bare, { kind: 'rating', rating, ratedAt: null }]
}

/** What becomes of what is said of a movie. */
const rules = {
  'who watched it too': each((fact) => {
    if (!isViewing(fact)) return fact
    const { companions: _, ...viewing } = fact
    return viewing
  }),
  'times of day': each((fact) =>
    isViewing(fact) && fact.watchedAt !== null ? { ...fact, watchedAt: localDayOf(fact.watchedAt) } : fact,
  ),
  'viewings of one day': mergeDays,
  'undated viewings': mergeUndated,
  'ratings without a viewing': countAsWatched,
  likes: without('liked'),
  'when it was rated': each((fact) => (fact.kind === 'rating' ? { ...fact, ratedAt: null } : fact)),
  'when it was added': each((fact) => {
    if (fact.kind === 'seen') return { kind: 'seen' }
    return fact.kind === 'watchlist' || fact.kind === 'listed' ? { ...fact, addedAt: null } : fact
  }),
  'movies being watched': each((fact) => (fact.kind === 'watchlist' ? { ...fact, status: 'want-to-watch' } : fact)),
  'details of viewings': leaveViewingsBare,
  'notes and tags': without('note', 'tags'),
  'notes in collections': each((fact) => {
    if (fact.kind !== 'listed') return fact
    const { note: _, ...listed } = fact
    return listed
  }),
  collections: without('listed'),
} satisfies Record<string, Lose>

type MovieLoss = keyof typeof rules
/** Not about a movie: names and descriptions of lists, and what belongs to the app alone. */
export type Loss = MovieLoss | 'names of lists' | 'the rest of the app'

/** What each of them cannot hold, in the order in which it is lost. The page names it, and the tests hold the files to it. */
export const losses: Readonly<Record<TakeoutTarget, readonly Loss[]>> = {
  letterboxd: [
    'who watched it too',
    'times of day',
    'viewings of one day',
    'undated viewings',
    'ratings without a viewing',
    'likes',
    'when it was rated',
    'when it was added',
    'movies being watched',
    'notes in collections',
    'names of lists',
    'the rest of the app',
  ],
  trakt: [
    'who watched it too',
    'details of viewings',
    'notes and tags',
    'likes',
    'when it was added',
    'movies being watched',
    'collections',
    'the rest of the app',
  ],
  table: ['the rest of the app'],
}

const isMovieLoss = (loss: Loss): loss is MovieLoss => Object.hasOwn(rules, loss)

const changed = (movie: TakenMovie, loss: Loss): TakenMovie =>
  isMovieLoss(loss) ? { ...movie, facts: rules[loss](movie.facts) } : movie

/** What is left of it there. */
export const withLosses = (takeout: Takeout, target: TakeoutTarget): Takeout => ({
  movies: takeout.movies.map((movie) => losses[target].reduce(changed, movie)),
  lists: losses[target].includes('names of lists')
    ? takeout.lists.map((list) => ({ ...list, name: '', description: '', createdAt: null }))
    : takeout.lists,
})

export interface NamedLoss {
  readonly loss: Loss
  /** How many movies it concerns; null for what is not about movies. */
  readonly movies: number | null
}

/** Those that concern the user's own movies. */
export const lossesOf = (takeout: Takeout, target: TakeoutTarget): readonly NamedLoss[] => {
  let movies = takeout.movies
  return losses[target].flatMap((loss): readonly NamedLoss[] => {
    if (loss === 'names of lists') return takeout.lists.length > 0 ? [{ loss, movies: null }] : []
    if (!isMovieLoss(loss)) return [{ loss, movies: null }]
    const before = movies
    movies = before.map((movie) => changed(movie, loss))
    const count = movies.filter((movie, at) => JSON.stringify(movie) !== JSON.stringify(before[at])).length
    return count > 0 ? [{ loss, movies: count }] : []
  })
}
