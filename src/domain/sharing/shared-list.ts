import * as v from 'valibot'
import { isTmdbId, type MovieId, type MovieSnapshot } from '../movie/movie.ts'
import { parseJson } from '../values/attempt.ts'
import { releaseYear } from '../values/format.ts'
import { isObject } from '../values/schema.ts'

/** Of at most so many UTF-16 units; no character is cut, such as an emoji of several. */
const beginningOf = (text: string, length: number): string => {
  if (text.length <= length) return text
  // Firefox has it from 125 on.
  const end = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(length)?.index : undefined
  return text.slice(0, end ?? length).replace(/[\uD800-\uDBFF]$/, '')
}

export interface SharedMovie {
  readonly id: MovieId
  /** '' in a link that has ids alone. */
  readonly title: string
  readonly year: number | null
  /** What the sender says of it; never ''. */
  readonly note?: string
}

/** A list as it leaves the browser: nothing else of the user's goes with it. */
export interface SharedList {
  readonly name: string
  /** Whose it is, where the sender said so. */
  readonly from?: string
  readonly note: string
  readonly movies: readonly SharedMovie[]
}

export const maxName = 100
export const maxSender = 60
export const maxNote = 500
export const maxSharedMovies = 2000
const maxTitle = 500

export const sharedMovieOf = ({ id, title, releaseDate }: Pick<MovieSnapshot, 'id' | 'title' | 'releaseDate'>) => ({
  id,
  title,
  year: releaseYear(releaseDate),
})

/** `note` is what the sender says of the movie. */
type ListedMovie = Pick<MovieSnapshot, 'id' | 'title' | 'releaseDate'> & { readonly note?: string }

const noted = (movie: ListedMovie): SharedMovie => ({
  ...sharedMovieOf(movie),
  ...(movie.note && { note: beginningOf(movie.note, maxNote) }),
})

/** Each movie once, as a diary may have one twice. */
export const sharedListOf = (
  { name, from, note }: { readonly name: string; readonly from: string; readonly note: string },
  movies: readonly ListedMovie[],
): SharedList => ({
  name: beginningOf(name.trim(), maxName),
  ...(from.trim() !== '' && { from: beginningOf(from.trim(), maxSender) }),
  note: beginningOf(note.trim(), maxNote),
  movies: [...new Map(movies.map((movie) => [movie.id, noted(movie)])).values()],
})

/** In a link: `[id, title, year]`, or the id alone. */
type Row = number | readonly [number, string] | readonly [number, string, number]

interface Payload {
  readonly n?: string
  /** Not known to 1.0, which leaves it out. */
  readonly b?: string
  readonly t?: string
  readonly m: readonly Row[]
  /** Notes by the id of the movie. Not known to 1.0, which leaves them out. */
  readonly w?: Readonly<Record<string, string>>
}

export type LinkDetail = 'titles' | 'ids'

const rowOf = ({ id, title, year }: SharedMovie, detail: LinkDetail): Row => {
  if (detail === 'ids') return id
  return year === null ? [id, title] : [id, title, year]
}

export const payloadText = ({ name, from, note, movies }: SharedList, detail: LinkDetail): string => {
  const notes = movies.flatMap(({ id, note }) => (note ? [[id, note] as const] : []))
  const payload: Payload = {
    ...(name && { n: name }),
    ...(from && { b: from }),
    ...(note && { t: note }),
    m: movies.map((movie) => rowOf(movie, detail)),
    ...(notes.length > 0 && { w: Object.fromEntries(notes) }),
  }
  return JSON.stringify(payload)
}

const id = v.custom<number>(isTmdbId)
const title = v.pipe(v.string(), v.maxLength(maxTitle))
const year = v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2200))
const row = v.union([id, v.strictTuple([id, title]), v.strictTuple([id, title, year])])
const payload = v.object({
  n: v.optional(v.pipe(v.string(), v.maxLength(maxName)), ''),
  b: v.optional(v.pipe(v.string(), v.maxLength(maxSender)), ''),
  t: v.optional(v.pipe(v.string(), v.maxLength(maxNote)), ''),
  m: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(maxSharedMovies), v.array(row)),
  w: v.optional(v.pipe(v.custom<object>(isObject), v.record(v.string(), v.pipe(v.string(), v.maxLength(maxNote)))), {}),
})

/** Null for what no version of the app writes. */
export const listFromPayload = (text: string): SharedList | null => {
  const { success, output } = v.safeParse(payload, parseJson(text))
  if (!success) return null
  const movies = output.m.map((given): SharedMovie => {
    const [movieId, movieTitle = '', movieYear = null] = typeof given === 'number' ? [given] : given
    const note = output.w[String(movieId)]
    return { id: movieId, title: movieTitle, year: movieYear, ...(note && { note }) }
  })
  const unique = new Map(movies.map((movie) => [movie.id, movie]))
  return { name: output.n, ...(output.b && { from: output.b }), note: output.t, movies: [...unique.values()] }
}

export type LinkProblem = 'damaged' | 'too large' | 'newer version'

export type LinkReading =
  | { readonly kind: 'read'; readonly list: SharedList }
  | { readonly kind: 'refused'; readonly problem: LinkProblem }
