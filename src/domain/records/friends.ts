import type { MovieId } from '../movie/movie.ts'
import { maxSharedMovies, type SharedList, type SharedMovie } from '../sharing/shared-list.ts'
import type { RecordId } from '../values/ids.ts'
import { groupedBy } from '../values/indices.ts'
import type { IsoTime } from '../values/instant.ts'
import { by, codeUnits, descending, numbers } from '../values/sorting.ts'
import { freeIdOf } from '../values/text-hash.ts'
import { normalizeName } from './collections.ts'
import type { Friend, WatchlistItem } from './library.ts'
import type { MovieMap } from './movie-index.ts'
import { isWanted } from './watchlist.ts'

type Friends = readonly Friend[]

export const friendColors = ['blue', 'orange', 'green', 'purple', 'red', 'teal'] as const
export type FriendColor = (typeof friendColors)[number]

export const friendColorOf = ({ color }: Pick<Friend, 'color'>): FriendColor =>
  friendColors.find((known) => known === color) ?? friendColors[0]

export const longestFriendName = 60
const longestTitle = 200

const byId = by<Friend, number>(({ id }) => id, numbers)
const oldestFirst = by<Friend, string>(({ addedAt }) => addedAt, codeUnits)
const latestListFirst = by<Friend, string>(({ keptAt }) => keptAt, descending(codeUnits))

/** Compared ignoring case. */
export const friendNamed = (friends: Friends, name: string): Friend | undefined =>
  friends.find((friend) => normalizeName(friend.name) === normalizeName(name))

/** Follows from the name, so that a friend who is kept on two devices is one. */
const idFor = (friends: Friends, name: string): RecordId =>
  freeIdOf(`friend ${normalizeName(name)}`, new Set(friends.map(({ id }) => id)))

const rarestColor = (friends: Friends): FriendColor => {
  const countOf = (color: FriendColor) => friends.filter((friend) => friend.color === color).length
  return friendColors.reduce((rarest, color) => (countOf(color) < countOf(rarest) ? color : rarest))
}

const keptMovie = ({ id, title, year }: SharedMovie): SharedMovie => ({ id, title: title.slice(0, longestTitle), year })

/** The list takes the place of the one that is kept of a friend of this name. */
export const keepList = (friends: Friends, name: string, list: SharedList, now: IsoTime): Friends => {
  const known = friendNamed(friends, name)
  const kept = { keptAt: now, listName: list.name, movies: list.movies.map(keptMovie) }
  if (known) return friends.map((friend) => (friend === known ? { ...friend, ...kept } : friend))
  const made = { id: idFor(friends, name), name: name.trim(), color: rarestColor(friends), addedAt: now }
  return [...friends, { ...made, ...kept }]
}

/** Friends of each name that more than one has, the oldest first: devices may have one each. */
export const namesakes = (friends: Friends): readonly Friends[] =>
  [...groupedBy(oldestFirst.sorted(byId.sorted(friends)), ({ name }) => normalizeName(name)).values()].filter(
    ({ length }) => length > 1,
  )

/** The oldest friend of this name takes the lists of the others: the latest one, and what the earlier ones have more. */
export const mergeFriends = (friends: Friends, name: string): Friends => {
  const same = namesakes(friends).find((each) => each.some((friend) => friend === friendNamed(friends, name))) ?? []
  const lists = latestListFirst.sorted(same)
  const [[oldest], [latest]] = [same, lists]
  if (!oldest || !latest) return friends
  const byMovie = groupedBy(
    lists.flatMap(({ movies }) => movies),
    ({ id }) => id,
  )
  const movies = [...byMovie.values()].flatMap(([movie]) => movie ?? []).slice(0, maxSharedMovies)
  const merged = { ...oldest, keptAt: latest.keptAt, listName: latest.listName, movies }
  return friends.flatMap((friend) => (friend === oldest ? merged : same.includes(friend) ? [] : friend))
}

/** The movies of the friend's list that the user has on the watchlist and not watched yet. */
export const wantedByBoth = ({ movies }: Friend, own: MovieMap<WatchlistItem>): readonly MovieId[] =>
  movies.map(({ id }) => id).filter((id) => isWanted(own.get(id)))

export const changeFriend = (
  friends: Friends,
  id: RecordId,
  change: Partial<Pick<Friend, 'name' | 'color'>>,
): Friends => friends.map((friend) => (friend.id === id ? { ...friend, ...change } : friend))

export const removeFriend = (friends: Friends, id: RecordId): Friends => friends.filter((friend) => friend.id !== id)
