import { genreNames } from '../movie/genres.ts'
import { areTmdbIds, type Movie, type MovieId } from '../movie/movie.ts'
import type { NeverShow } from '../records/library.ts'
import { isObject, isText } from '../values/schema.ts'
import { isRegionCode } from './settings.ts'

const isAge = (value: unknown): boolean => isObject(value) && isRegionCode(value['country']) && isText(value['rating'])

/** Fields of later versions are kept beside. */
export const isNeverShow = (value: unknown): value is NeverShow => {
  if (!isObject(value)) return false
  const { genres, keywords = [], age } = value
  return areTmdbIds(genres) && areTmdbIds(keywords) && (age === undefined || isAge(age))
}

/** Of a genre that the user wants no suggestions of, but for those that they have `chosen`, and for their own movies. */
export const neverShown = (
  neverShow: NeverShow | undefined,
  isOwn: (id: MovieId) => boolean,
  chosen: readonly string[] = [],
): ((movie: Pick<Movie, 'id' | 'genres'>) => boolean) => {
  const genres = (neverShow?.genres ?? []).flatMap((id) => genreNames[id] ?? [])
  const unwanted = new Set(genres.filter((genre) => !chosen.includes(genre)))
  return ({ id, genres: its }) => its.some((genre) => unwanted.has(genre)) && !isOwn(id)
}
