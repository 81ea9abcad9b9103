import { type CastMember, directorsOf } from './credits.ts'
import type { MovieDetails } from './movie-details.ts'

export type MoviePerson = Pick<CastMember, 'id' | 'name' | 'profilePath'>

export interface MovieFacts
  extends Pick<MovieDetails, 'releaseDate' | 'runtime' | 'voteAverage' | 'genres' | 'countries' | 'originalLanguage'> {
  /** '' when TMDB has none; missing in what earlier versions kept. */
  readonly imdbId?: string
  readonly directors: readonly MoviePerson[]
  readonly actors: readonly MoviePerson[]
}

/** By TMDB id; null for a movie that TMDB does not have. */
export type KnownFacts = ReadonlyMap<number, MovieFacts | null>

const mostActors = 10

const personOf = ({ id, name, profilePath }: MoviePerson): MoviePerson => ({ id, name, profilePath })

export const factsOf = (details: MovieDetails): MovieFacts => {
  const { releaseDate, runtime, voteAverage, genres, countries, originalLanguage, imdbId, cast, crew } = details
  return {
    releaseDate,
    runtime,
    voteAverage,
    genres,
    countries: [...new Set(countries)],
    originalLanguage,
    imdbId,
    directors: directorsOf(crew).map(personOf),
    actors: cast.slice(0, mostActors).map(personOf),
  }
}

export const noFacts: KnownFacts = new Map()
