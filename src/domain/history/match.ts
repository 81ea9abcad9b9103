import { type Movie, type MovieSnapshot, snapshotOf } from '../movie/movie.ts'
import { releaseYear } from '../values/format.ts'
import { normalizeText } from '../values/normalize-text.ts'
import type { NamedFilm } from './read-history.ts'
import { withPlainPart } from './title-part.ts'

/** A movie of the provider with its titles: in the chosen language, the original one, in English. */
export interface Candidate {
  readonly movie: Movie
  readonly titles: readonly string[]
}

export type OtherWork = 'series' | 'episode' | 'person'

export type Match =
  | { readonly kind: 'found'; readonly movie: MovieSnapshot }
  /** One to four, the most popular first. */
  | { readonly kind: 'in doubt'; readonly candidates: readonly MovieSnapshot[] }
  /** `isDemo` where only the demo catalog was searched. */
  | { readonly kind: 'not found'; readonly isDemo?: true }
  | { readonly kind: 'not a movie'; readonly found: OtherWork }
  | { readonly kind: 'adult' }

export const maxCandidates = 4

/** A title of signs alone, such as '$', is compared as it is. */
const normalizeTitle = (title: string): string => withPlainPart(normalizeText(title)) || title.trim().toLowerCase()

const namesOf = ({ title, originalTitle }: NamedFilm): ReadonlySet<string> =>
  new Set([title, originalTitle ?? ''].filter((name) => name.trim() !== '').map(normalizeTitle))

export const hasTitle = (film: NamedFilm, titles: readonly string[]): boolean => {
  const names = namesOf(film)
  return titles.some((title) => names.has(normalizeTitle(title)))
}

export const hasTitleOf =
  (film: NamedFilm) =>
  ({ titles }: Candidate): boolean =>
    hasTitle(film, titles)

interface Released {
  readonly movie: Pick<Movie, 'releaseDate'>
}

const yearsApart = (film: NamedFilm, { movie }: Released): number => {
  const year = releaseYear(movie.releaseDate)
  if (year === null || film.year === undefined) return year === (film.year ?? null) ? 0 : Number.POSITIVE_INFINITY
  return Math.abs(year - film.year)
}

/** Without its overview: thousands would not fit into local storage, and opening the movie adds it. */
export const foundMovie = (movie: Movie): Match => ({ kind: 'found', movie: lightSnapshotOf(movie) })

export const lightSnapshotOf = (movie: Movie): MovieSnapshot => ({ ...snapshotOf(movie), overview: '' })

export const doubtAbout = (candidates: readonly Candidate[]): Match => {
  const byPopularity = [...candidates].sort((one, other) => other.movie.popularity - one.movie.popularity)
  if (byPopularity.length === 0) return { kind: 'not found' }
  return {
    kind: 'in doubt',
    candidates: byPopularity.slice(0, maxCandidates).map(({ movie }) => lightSnapshotOf(movie)),
  }
}

/** Whether a suggestion may be taken without a look at it. */
export const isLikely = (film: NamedFilm, movie: MovieSnapshot): boolean =>
  film.year === undefined ? hasTitle(film, [movie.title]) : yearsApart(film, { movie }) <= 1

/** From a search for movies of the film's year. Null when a search without the year has to decide. */
export const matchInYear = (film: NamedFilm, candidates: readonly Candidate[]): Match | null => {
  const same = candidates.filter(hasTitleOf(film)).filter((candidate) => yearsApart(film, candidate) === 0)
  const [only, ...others] = same
  if (!only) return null
  return others.length === 0 ? foundMovie(only.movie) : doubtAbout(same)
}

/**
 * From a search without a year. An equal title counts alone within one year of the film's; a film without a year is
 * found only among movies without one. Popularity orders what is left to the person, it never decides.
 */
export const matchInAnyYear = (film: NamedFilm, candidates: readonly Candidate[]): Match => {
  const equal = candidates.filter(hasTitleOf(film))
  const near = equal.filter((candidate) => yearsApart(film, candidate) <= 1)
  const [only] = near
  if (only && near.length === 1 && (film.year !== undefined || equal.length === 1)) return foundMovie(only.movie)
  if (near.length > 1 && film.year !== undefined) return doubtAbout(near)
  if (equal.length > 0) return doubtAbout(equal)
  // Films are listed under titles that no answer names.
  return doubtAbout(candidates.filter((candidate) => film.year !== undefined && yearsApart(film, candidate) <= 1))
}
