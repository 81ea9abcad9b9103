import { type MovieId, type MovieSnapshot, snapshotOf, unknownTitle } from '#domain/movie/movie.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { bareMovie } from '#domain/sharing/bare-movie.ts'
import type { SharedMovie } from '#domain/sharing/shared-list.ts'
import type { Grounds } from '#domain/tonight/tonight-reason.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { App } from '../app/app.ts'
import { fetchIfFound } from './movie-cache.ts'

/** A movie to choose from, and how it got there. */
export interface FriendsMovie extends Omit<Grounds, 'favorite'> {
  readonly movie: MovieSnapshot
  readonly isBare?: true
}

const bareSnapshot = (movie: SharedMovie): MovieSnapshot =>
  snapshotOf(bareMovie({ ...movie, title: movie.title || unknownTitle }))

/** What both want is marked. Of the friend's other movies, those that the user has seen are left out. */
export const moviesWithFriend = (app: App, id: RecordId): readonly FriendsMovie[] => {
  const library = app.records.library()
  const friend = library.friends.find((each) => each.id === id)
  if (!friend) return []
  const { name, keptAt } = friend
  const wanted = new Set(friend.movies.map((movie) => movie.id))
  const known = new Map(ownMovies(library).map((movie) => [movie.id, movie]))
  const own = library.watchlist.filter((item) => !isWatched(item))
  const seen = seenMovies(library)
  const isMine = new Set(own.map(({ movieId }) => movieId))
  const theirs = friend.movies.filter((movie) => !isMine.has(movie.id) && !seen.has(movie.id))
  return [
    ...own.map(({ movie, addedAt }) => ({
      movie,
      listedAt: addedAt,
      ...(wanted.has(movie.id) && { friend: { name, isOwnToo: true } }),
    })),
    ...theirs.map((movie) => ({
      movie: known.get(movie.id) ?? bareSnapshot(movie),
      listedAt: keptAt,
      friend: { name, isOwnToo: false },
      ...(!known.has(movie.id) && { isBare: true as const }),
    })),
  ]
}

/** Those of which a friend's list has only the title. */
export const loadBareMovies = async (
  app: App,
  ids: readonly MovieId[],
): Promise<ReadonlyMap<MovieId, MovieSnapshot>> => {
  const { queryClient, queries } = app.provider
  const own = new Set(ownMovies(app.records.library()).map(({ id }) => id))
  const found = await Promise.all(
    ids
      .filter((id) => !own.has(id))
      .map(async (id) => {
        try {
          const movie = await fetchIfFound(queryClient, queries.peek().movie(id))
          return movie ? [snapshotOf(movie)] : []
        } catch {
          return []
        }
      }),
  )
  return new Map(found.flat().map((movie) => [movie.id, movie]))
}
