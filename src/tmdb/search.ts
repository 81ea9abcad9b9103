import { type MoviePage, pageCaps } from '#domain/movie/discover.ts'
import type { Movie } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import { titleYearOf } from '#domain/movie/title-year.ts'
import { type TrackerLink, trackerLinkIn } from '#domain/movie/tracker-link.ts'
import { normalizeText } from '#domain/values/normalize-text.ts'
import { row } from '#domain/values/schema.ts'
import { createCall, pathOf } from './api-call.ts'
import { foundPersonRow } from './detail-schemas.ts'
import type { Http } from './http.ts'
import { orNull } from './movie-source.ts'
import { isAllowed, movieFrom, moviePageFrom, uniqueById } from './normalize.ts'
import { foundPeopleFrom } from './normalize-details.ts'
import type { CallOptions, Preferences } from './provider.ts'
import { type MoviePageBody, type MovieRow, moviePage, movieRow, optionalRows } from './schemas.ts'

interface Words {
  readonly query: string
  readonly year?: number
}

interface Found extends Words {
  readonly body: MoviePageBody
}

const found = row({ movie_results: optionalRows(movieRow), person_results: optionalRows(foundPersonRow) })

const pageOf = (results: readonly Movie[]): MoviePage => {
  const totalResults = results.length
  return { page: 1, totalPages: Math.min(1, totalResults), totalResults, results }
}

const withYear = (query: string): readonly Words[] => {
  const named = titleYearOf(query)
  return named ? [{ query }, { query: named.title, year: named.year }] : [{ query }]
}

/** 'Lilo & Stitch' of 'Lilo and Stitch', and the other way round; null without either. */
const otherSpelling = (query: string): string | null => {
  if (query.includes('&')) return query.replace(/\s*&\s*/g, ' and ').trim()
  return /\band\b/i.test(query) ? query.replace(/\band\b/gi, '&') : null
}

const ofThatTitle = ({ query, body }: Found): readonly MovieRow[] => {
  const title = normalizeText(query)
  const isIt = (name: string) => name !== '' && normalizeText(name) === title
  return body.results.filter((movie) => isIt(movie.title) || isIt(movie.original_title))
}

const isEmpty = ({ body }: Found): boolean => body.results.length === 0 && body.total_results === 0

/** Searches for what is more than the words of a title: a year, '&' or 'and', a link or an id. */
export const createSearch = (http: Http, preferences: Preferences, options: CallOptions = {}) => {
  const { language, includeAdult } = preferences
  const call = createCall(http)

  const findById = (imdbId: string) =>
    orNull(call(found, `/find/${imdbId}`, { external_source: 'imdb_id', language }, options))

  const ask = async (words: Words, page: number): Promise<Found> => {
    const parameters = { ...words, language, include_adult: includeAdult, page }
    return { ...words, body: await call(moviePage, '/search/movie', parameters, options) }
  }

  const searchWords = async (text: string, page: number): Promise<MoviePage> => {
    const answers = await Promise.all(withYear(text).map((words) => ask(words, page)))
    const other = otherSpelling(text)
    const isFound = (answer: Found) => (page > 1 ? !isEmpty(answer) : ofThatTitle(answer).length > 0)
    if (other && !answers.some(isFound)) {
      answers.push(...(await Promise.all(withYear(other).map((words) => ask(words, page)))))
    }
    const shown = answers.find((answer) => !isEmpty(answer)) ?? answers[0]
    if (!shown) return pageOf([])
    const rest = moviePageFrom(shown.body, page, pageCaps.search, preferences)
    if (page > 1) return rest
    const first = answers.flatMap(ofThatTitle).map(movieFrom).filter(isAllowed(preferences))
    const results = uniqueById([...first, ...rest.results])
    return { ...rest, results, totalResults: rest.totalResults + results.length - rest.results.length }
  }

  const linkedMovies = async (link: TrackerLink): Promise<readonly MovieRow[]> => {
    if (link.kind === 'imdb') return (await findById(link.imdbId))?.movie_results ?? []
    if (link.kind !== 'page' || link.page.kind !== 'movie') return []
    const movie = await orNull(call(movieRow, pathOf('/movie', link.page.id), { language }, options))
    return movie ? [movie] : []
  }

  const linkedPeople = async (link: TrackerLink) => {
    if (link.kind === 'imdb') return (await findById(link.imdbId))?.person_results ?? []
    if (link.kind !== 'page' || link.page.kind !== 'person') return []
    const person = await orNull(call(foundPersonRow, pathOf('/person', link.page.id), { language }, options))
    return person ? [person] : []
  }

  return {
    /** Movies of just that title come first, those of the year with the others. */
    movies: async (text: string, page: number): Promise<MoviePage> => {
      const link = trackerLinkIn(text)
      if (link === null) return searchWords(text, page)
      if (link.kind === 'name') return searchWords(link.name, page)
      return pageOf((await linkedMovies(link)).map(movieFrom).filter(isAllowed(preferences)))
    },
    /** The user of a link; null for text without one, whose words are searched. */
    people: async (text: string): Promise<readonly FoundPerson[] | null> => {
      const link = trackerLinkIn(text)
      return link && foundPeopleFrom(await linkedPeople(link), preferences)
    },
  }
}
