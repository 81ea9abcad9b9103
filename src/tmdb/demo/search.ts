import { once } from '#domain/values/once.ts'
import { movies, people } from './catalog.ts'
import type { Movie, Person } from './facts.ts'
import { matchRank, type SearchableText, searchable, typoRank } from './match-rank.ts'
import { pageResponse } from './pages.ts'
import { foundPersonRow, popularityOf } from './people.ts'
import { type DemoResponse, isAllowed, languageOf, listRow } from './responses.ts'

const titles = once(() =>
  movies().map((movie) => ({ movie, title: searchable(movie.title), original: searchable(movie.originalTitle) })),
)
const names = once(() => people().map((person) => ({ person, name: searchable(person.name) })))

interface Match {
  readonly rank: number
  readonly popularity: number
  readonly id: number
}
const bestFirst = (a: Match, b: Match): number => a.rank - b.rank || b.popularity - a.popularity || a.id - b.id
const isWithoutTypo = ({ rank }: Match): boolean => rank < typoRank

const matchingMovies = (typed: SearchableText) =>
  titles().flatMap(({ movie, title, original }) => {
    const rank = matchRank(typed, title, original)
    return rank === null ? [] : [{ movie, rank, popularity: movie.popularity, id: movie.id }]
  })

const matchingPeople = (typed: SearchableText) =>
  names().flatMap(({ person, name }) => {
    const rank = matchRank(typed, name)
    return rank === null ? [] : [{ person, rank, popularity: popularityOf(person), id: person.id }]
  })

export const searchMovies = (query: string): readonly Movie[] =>
  matchingMovies(searchable(query))
    .sort(bestFirst)
    .map(({ movie }) => movie)

/** 'alien' is a title, so it does not find the Allens. */
export const searchPeople = (query: string): readonly Person[] => {
  const typed = searchable(query)
  const matches = matchingPeople(typed)
  const isSpelledRight = matches.some(isWithoutTypo) || matchingMovies(typed).some(isWithoutTypo)
  return (isSpelledRight ? matches.filter(isWithoutTypo) : matches).sort(bestFirst).map(({ person }) => person)
}

export const searchResponse = (query: URLSearchParams): DemoResponse => {
  const language = languageOf(query)
  const year = query.get('year') ?? query.get('primary_release_year')
  const isOfYear = ({ releaseDate }: Movie) => year === null || releaseDate.startsWith(`${year}-`)
  const results = searchMovies(query.get('query') ?? '').filter((movie) => isAllowed(movie, query) && isOfYear(movie))
  return pageResponse(results, query, (movie) => listRow(movie, language))
}

export const personSearchResponse = (query: URLSearchParams): DemoResponse => {
  const language = languageOf(query)
  return pageResponse(searchPeople(query.get('query') ?? ''), query, (person) => foundPersonRow(person, language))
}
