import { type Movie, type MovieId, type MovieSnapshot, movieOf } from '../movie/movie.ts'
import { normalizeText, searchIn } from '../values/normalize-text.ts'
import type { Library } from './library.ts'

type OwnLists = Pick<Library, 'watchlist' | 'collections' | 'collectionMovies'>

/** The snapshots of the watchlist and the collections, which know more than those of the history. */
export const listedMovies = (
  lists: Pick<Library, 'watchlist' | 'collectionMovies'>,
): ReadonlyMap<MovieId, MovieSnapshot> =>
  new Map([...lists.collectionMovies, ...lists.watchlist].map(({ movieId, movie }) => [movieId, movie]))

/** Each movie of the watchlist and the collections once, those of the watchlist first. */
export const ownMovies = (lists: OwnLists): readonly MovieSnapshot[] => [
  ...new Map(
    [...lists.collectionMovies, ...lists.watchlist].reverse().map(({ movieId, movie }) => [movieId, movie]),
  ).values(),
]

/** For a search without a network; titles that begin with the text come first. */
export const searchOwnMovies = (lists: OwnLists, text: string): readonly Movie[] => {
  if (text.trim() === '') return []
  const found = searchIn(ownMovies(lists), text, ({ title, releaseDate }) => `${title} ${releaseDate.slice(0, 4)}`)
  const starts = ({ title }: MovieSnapshot) => normalizeText(title).startsWith(normalizeText(text))
  return [...found.filter(starts), ...found.filter((movie) => !starts(movie))].map(movieOf)
}
