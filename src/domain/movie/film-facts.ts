import { type CastMember, directorsOf } from './credits.ts'
import type { MovieDetails } from './movie-details.ts'

export type FilmPerson = Pick<CastMember, 'id' | 'name' | 'profilePath'>

export interface FilmFacts
  extends Pick<MovieDetails, 'releaseDate' | 'runtime' | 'voteAverage' | 'genres' | 'countries' | 'originalLanguage'> {
  readonly directors: readonly FilmPerson[]
  readonly actors: readonly FilmPerson[]
}

/** By TMDB id; null for a film that TMDB does not have. */
export type KnownFacts = ReadonlyMap<number, FilmFacts | null>

const mostActors = 10

const personOf = ({ id, name, profilePath }: FilmPerson): FilmPerson => ({ id, name, profilePath })

export const factsOf = (details: MovieDetails): FilmFacts => {
  const { releaseDate, runtime, voteAverage, genres, countries, originalLanguage, cast, crew } = details
  return {
    releaseDate,
    runtime,
    voteAverage,
    genres,
    countries: [...new Set(countries)],
    originalLanguage,
    directors: directorsOf(crew).map(personOf),
    actors: cast.slice(0, mostActors).map(personOf),
  }
}

export const noFacts: KnownFacts = new Map()
