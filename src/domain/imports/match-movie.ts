import type { MovieId } from '../movie/movie.ts'
import {
  type Candidate,
  doubtAbout,
  foundMovie,
  hasTitleOf,
  type Match,
  matchInAnyYear,
  matchInYear,
  type OtherWork,
  titleBeforePart,
} from './match.ts'
import type { NamedMovie } from './read-history.ts'

export type FoundById =
  | ({ readonly kind: 'movie' } & Candidate)
  | { readonly kind: 'not a movie'; readonly found: OtherWork }

/** What the provider is asked. Null where it does not know the id. */
export interface MovieSource {
  readonly byTmdbId: (id: MovieId) => Promise<FoundById | null>
  readonly byImdbId: (id: string) => Promise<FoundById | null>
  readonly search: (title: string, year: number | null) => Promise<readonly Candidate[]>
  /** The same with English titles; null where they are what `search` gives. */
  readonly searchInEnglish: ((title: string, year: number | null) => Promise<readonly Candidate[]>) | null
  readonly includeAdult: boolean
}

const joined = (own: readonly Candidate[], english: readonly Candidate[]): readonly Candidate[] => {
  const byId = new Map(own.map((candidate) => [candidate.movie.id, candidate]))
  for (const { movie, titles } of english) {
    const known = byId.get(movie.id)
    byId.set(movie.id, { movie: known?.movie ?? movie, titles: [...(known?.titles ?? []), ...titles] })
  }
  return [...byId.values()]
}

/** Parts are spelled in many ways, so a title with one is searched without it too, where that finds no equal title. */
const searched = async (named: NamedMovie, year: number | null, source: MovieSource): Promise<readonly Candidate[]> => {
  const isNamed = hasTitleOf(named)
  const name = titleBeforePart(named.title)
  let found: readonly Candidate[] = []
  for (const title of name === null ? [named.title] : [named.title, name]) {
    const searches = source.searchInEnglish ? [source.search, source.searchInEnglish] : [source.search]
    for (const search of searches) {
      const results = await search(title, year)
      found = joined(found, title === named.title ? results : results.filter(isNamed))
      if (found.some(isNamed)) return found
    }
  }
  return found
}

const byTitle = async (named: NamedMovie, source: MovieSource): Promise<Match> => {
  if (named.year === undefined) return matchInAnyYear(named, await searched(named, null, source))
  const inYear = await searched(named, named.year, source)
  const match = matchInYear(named, inYear)
  return match ?? matchInAnyYear(named, joined(await searched(named, null, source), inYear))
}

/** Ids that may be of another work, such as a series, do not decide against the title. */
const byDoubtfulId = async (named: NamedMovie, given: Candidate, source: MovieSource): Promise<Match> => {
  const candidates = joined([given], await searched(named, named.year ?? null, source))
  const isGiven = ({ movie }: Candidate) => movie.id === given.movie.id
  const isNamed = hasTitleOf(named)
  if (candidates.some((candidate) => isGiven(candidate) && isNamed(candidate))) return foundMovie(given.movie)
  return doubtAbout(candidates.filter((candidate) => isGiven(candidate) || isNamed(candidate)))
}

const byId = async (named: NamedMovie, source: MovieSource): Promise<Match | null> => {
  const { tmdbId, imdbId, title, isIdDoubtful } = named
  const answer =
    (tmdbId === undefined ? null : await source.byTmdbId(tmdbId)) ??
    (imdbId === undefined ? null : await source.byImdbId(imdbId))
  if (!answer || answer.kind === 'not a movie') return answer
  if (answer.movie.adult && !source.includeAdult) return { kind: 'adult' }
  if (!isIdDoubtful || title.trim() === '' || hasTitleOf(named)(answer)) return foundMovie(answer.movie)
  return byDoubtfulId(named, answer, source)
}

/** Finds the movie that a file names, by its ids, else by its title and year. Rejects as the source does. */
export const matchMovie = async (named: NamedMovie, source: MovieSource): Promise<Match> => {
  const match = await byId(named, source)
  if (match) return match
  if (named.title.trim() === '') return { kind: 'not found' }
  const hasId = named.tmdbId !== undefined || named.imdbId !== undefined
  if (!hasId) return byTitle(named, source)
  // An id that leads nowhere may be that of a game or an episode: its title alone must not decide.
  const candidates = await searched(named, named.year ?? null, source)
  return doubtAbout(candidates.filter(hasTitleOf(named)))
}
