import type { Candidate, OtherWork } from '#domain/imports/match.ts'
import type { FoundById, MovieSource } from '#domain/imports/match-movie.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import { row } from '#domain/values/schema.ts'
import { createCall, pathOf } from './api-call.ts'
import type { Http } from './http.ts'
import { isAllowed, movieFrom, uniqueById } from './normalize.ts'
import type { Pace } from './pace.ts'
import type { Preferences } from './provider.ts'
import { id, type MovieRow, moviePage, movieRow, optionalRows } from './schemas.ts'

const anything = optionalRows(row({ id }))

const foundWorks = row({
  movie_results: optionalRows(movieRow),
  tv_results: anything,
  tv_season_results: anything,
  tv_episode_results: anything,
  person_results: anything,
})

/** Null where TMDB has no such thing. */
export const orNull = async <Result>(call: Promise<Result>): Promise<Result | null> => {
  try {
    return await call
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

const candidateOf = (found: MovieRow): Candidate => ({
  movie: movieFrom(found),
  titles: [found.title, found.original_title],
})

const foundMovie = (found: MovieRow): FoundById => ({ kind: 'movie', ...candidateOf(found) })
const otherWork = (found: OtherWork): FoundById => ({ kind: 'not a movie', found })

/** What an import asks TMDB, each request in its turn. */
export const createMovieSource = (
  http: Http,
  preferences: Preferences,
  pace: Pace,
  signal: AbortSignal,
): MovieSource => {
  const { language, includeAdult } = preferences
  const call = createCall(http)

  const searchIn = (locale: string) => async (title: string, year: number | null) => {
    const parameters = {
      query: title.trim(),
      language: locale,
      include_adult: includeAdult,
      page: 1,
      ...(year !== null && { primary_release_year: year }),
    }
    const { results } = await pace.run(() => call(moviePage, '/search/movie', parameters, { signal }))
    return uniqueById(results)
      .map(candidateOf)
      .filter(({ movie }) => isAllowed({ includeAdult })(movie))
  }

  return {
    includeAdult,
    byTmdbId: async (movieId) => {
      // Of a movie that was merged into another one the answer has that one's id.
      const path = pathOf('/movie', movieId)
      const found = await orNull(pace.run(() => call(movieRow, path, { language }, { signal })))
      return found && foundMovie(found)
    },
    byImdbId: async (imdbId) => {
      const path = `/find/${encodeURIComponent(imdbId)}`
      const parameters = { external_source: 'imdb_id', language }
      const found = await orNull(pace.run(() => call(foundWorks, path, parameters, { signal })))
      if (!found) return null
      const [movie] = found.movie_results
      if (movie) return foundMovie(movie)
      if (found.tv_results.length > 0 || found.tv_season_results.length > 0) return otherWork('series')
      if (found.tv_episode_results.length > 0) return otherWork('episode')
      return found.person_results.length > 0 ? otherWork('person') : null
    },
    search: searchIn(language),
    searchInEnglish: language.startsWith('en') ? null : searchIn('en-US'),
  }
}
