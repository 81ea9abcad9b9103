import type { MovieId } from '../movie/movie.ts'
import type { SharedList, SharedMovie } from '../sharing/shared-list.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import { createTextHash } from '../values/text-hash.ts'
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

/** Compared ignoring case. */
export const friendNamed = (friends: Friends, name: string): Friend | undefined =>
  friends.find((friend) => normalizeName(friend.name) === normalizeName(name))

/** Follows from the name, so that a friend who is kept on two devices is one. */
const idFor = (friends: Friends, name: string): RecordId => {
  const hash = createTextHash()
  hash.add(`friend ${normalizeName(name)}`)
  let id = hash.digest() + 1
  while (friends.some((friend) => friend.id === id)) id += 1
  return id
}

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

/** The movies of the friend's list that the person has on the watchlist and not watched yet. */
export const wantedByBoth = ({ movies }: Friend, own: MovieMap<WatchlistItem>): readonly MovieId[] =>
  movies.map(({ id }) => id).filter((id) => isWanted(own.get(id)))

export const changeFriend = (
  friends: Friends,
  id: RecordId,
  change: Partial<Pick<Friend, 'name' | 'color'>>,
): Friends => friends.map((friend) => (friend.id === id ? { ...friend, ...change } : friend))

export const removeFriend = (friends: Friends, id: RecordId): Friends => friends.filter((friend) => friend.id !== id)
