import { type Movie, type MovieSnapshot, movieOf } from '../movie/movie.ts'
import type { Library } from './library.ts'

type OwnLists = Pick<Library, 'watchlist' | 'collections' | 'collectionMovies'>

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Each movie of the watchlist and the collections once, those of the watchlist first. */
export const ownMovies = (lists: OwnLists): readonly MovieSnapshot[] => [
  ...new Map(
    [...lists.collectionMovies, ...lists.watchlist].reverse().map(({ movieId, movie }) => [movieId, movie]),
  ).values(),
]

/** For a search without a network. Ignores case and accents; titles that begin with the text come first. */
export const searchOwnMovies = (lists: OwnLists, text: string): readonly Movie[] => {
  const query = fold(text.trim())
  if (query === '') return []
  const found = ownMovies(lists).filter(({ title }) => fold(title).includes(query))
  const starts = ({ title }: MovieSnapshot) => fold(title).startsWith(query)
  return [...found.filter(starts), ...found.filter((movie) => !starts(movie))].map(movieOf)
}
