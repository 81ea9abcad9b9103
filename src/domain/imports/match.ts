import { type Movie, type MovieSnapshot, snapshotOf } from '../movie/movie.ts'
import { releaseYear } from '../values/format.ts'
import { normalizeText } from '../values/normalize-text.ts'
import type { NamedMovie } from './read-history.ts'

const words: Readonly<Record<string, readonly string[]>> = {
  volume: ['volume', 'vol', 'volumen'],
  part: ['part', 'pt', 'parte', 'partie', 'teil'],
  chapter: ['chapter', 'chapitre', 'kapitel', 'capitulo', 'capitolo'],
}
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const wordOf = new Map(Object.entries(words).flatMap(([word, all]) => all.map((each) => [each, word] as const)))
const numberOf = (text: string): string => {
  const index = Math.max(numerals.indexOf(text), numbers.indexOf(text))
  return index < 0 ? text : String(index + 1)
}

const part = new RegExp(`\\b(${[...wordOf.keys()].join('|')}) (\\d+|${[...numerals, ...numbers].join('|')})\\b`, 'g')

/** Of a normalized title: 'kill bill vol 1' and 'kill bill volume one' are both 'kill bill volume 1'. */
const withPlainPart = (title: string): string =>
  title.replace(part, (_, word: string, number: string) => `${wordOf.get(word)} ${numberOf(number)}`)

const partAtEnd =
  /^(.+?)[\s:,–-]+(?:volumen?|vol|parte?|partie|pt|teil|chapter|chapitre|kapitel|cap[ií]tulo|capitolo)\b.+$/iu

/** 'Kill Bill' of 'Kill Bill: Volume 1'; null for a title without parts. */
export const titleBeforePart = (title: string): string | null => partAtEnd.exec(title)?.[1] ?? null

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

const namesOf = ({ title, originalTitle }: NamedMovie): ReadonlySet<string> =>
  new Set([title, originalTitle ?? ''].filter((name) => name.trim() !== '').map(normalizeTitle))

export const hasTitle = (named: NamedMovie, titles: readonly string[]): boolean => {
  const names = namesOf(named)
  return titles.some((title) => names.has(normalizeTitle(title)))
}

export const hasTitleOf =
  (named: NamedMovie) =>
  ({ titles }: Candidate): boolean =>
    hasTitle(named, titles)

interface Released {
  readonly movie: Pick<Movie, 'releaseDate'>
}

const yearsApart = (named: NamedMovie, { movie }: Released): number => {
  const year = releaseYear(movie.releaseDate)
  if (year === null || named.year === undefined) return year === (named.year ?? null) ? 0 : Number.POSITIVE_INFINITY
  return Math.abs(year - named.year)
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

const articles = /^(?:the|an?|l[eao]s?|el|il|gli|os?|as|der|die|das|une?) (?=.)/

/** Without articles: 'Matrix, The' and 'The Matrix' are one. */
const foldedTitle = (title: string): string =>
  normalizeTitle(title.replace(/^(.+), (\p{L}{1,3})$/u, '$2 $1')).replace(articles, '')

/** Whether a movie has the title, and within a year the year, that the file names. */
export const isNamed = (named: NamedMovie, movie: MovieSnapshot): boolean =>
  [named.title, named.originalTitle ?? ''].some(
    (title) => title !== '' && foldedTitle(title) === foldedTitle(movie.title),
  ) &&
  (named.year === undefined || yearsApart(named, { movie }) <= 1)

/** From a search in the year that the file names. Null when a search without the year has to decide. */
export const matchInYear = (named: NamedMovie, candidates: readonly Candidate[]): Match | null => {
  const same = candidates.filter(hasTitleOf(named)).filter((candidate) => yearsApart(named, candidate) === 0)
  const [only, ...others] = same
  if (!only) return null
  return others.length === 0 ? foundMovie(only.movie) : doubtAbout(same)
}

/**
 * From a search without a year. An equal title counts alone within one year of the movie's; a movie without a year is
 * found only among movies without one. Popularity orders what is left to the user, it never decides.
 */
export const matchInAnyYear = (named: NamedMovie, candidates: readonly Candidate[]): Match => {
  const equal = candidates.filter(hasTitleOf(named))
  const near = equal.filter((candidate) => yearsApart(named, candidate) <= 1)
  const [only] = near
  if (only && near.length === 1 && (named.year !== undefined || equal.length === 1)) return foundMovie(only.movie)
  if (near.length > 1 && named.year !== undefined) return doubtAbout(near)
  if (equal.length > 0) return doubtAbout(equal)
  // Movies are listed under titles that no answer names.
  return doubtAbout(candidates.filter((candidate) => named.year !== undefined && yearsApart(named, candidate) <= 1))
}
