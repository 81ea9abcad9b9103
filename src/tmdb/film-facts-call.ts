import * as v from 'valibot'
import { directorsOf } from '#domain/credits.ts'
import type { FilmFacts, FilmPerson } from '#domain/film-facts.ts'
import type { MovieId } from '#domain/movie.ts'
import { pattern, row } from '#domain/schema.ts'
import { createCallById } from './api-call.ts'
import { credits } from './detail-schemas.ts'
import type { Http } from './http.ts'
import { movieFrom } from './normalise.ts'
import { castFrom, crewFrom } from './normalise-details.ts'
import type { CallOptions } from './provider.ts'
import { movieEntries, optionalRows } from './schemas.ts'

const mostActors = 10

/** Countries are ISO 3166-1. */
const filmFacts = row({
  ...movieEntries,
  original_language: pattern(/^[a-z]{2}$/),
  production_countries: optionalRows(row({ iso_3166_1: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) })),
  credits,
})

const filmPersonOf = ({ id, name, profilePath }: FilmPerson): FilmPerson => ({ id, name, profilePath })

export const requestFilmFacts = async (
  http: Http,
  language: string,
  id: MovieId,
  options?: CallOptions,
): Promise<FilmFacts> => {
  const parameters = { language, append_to_response: 'credits' }
  const body = await createCallById(http)(filmFacts, ['/movie', id], parameters, options)
  const { releaseDate, runtime, voteAverage, genres } = movieFrom(body)
  return {
    releaseDate,
    runtime,
    voteAverage,
    genres,
    countries: [...new Set(body.production_countries.map((country) => country.iso_3166_1))],
    language: body.original_language,
    directors: directorsOf(crewFrom(body.credits.crew)).map(filmPersonOf),
    actors: castFrom(body.credits.cast).slice(0, mostActors).map(filmPersonOf),
  }
}
