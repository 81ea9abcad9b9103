import { once } from '#domain/values/once.ts'
import { films, people } from './catalog.ts'
import type { Film, Person } from './facts.ts'
import { matchRank, type SearchableText, searchable, typoRank } from './match-rank.ts'
import { pageResponse } from './pages.ts'
import { foundPersonRow, popularityOf } from './people.ts'
import { type DemoResponse, isAllowed, languageOf, listRow } from './responses.ts'

const titles = once(() =>
  films().map((film) => ({ film, title: searchable(film.title), original: searchable(film.originalTitle) })),
)
const names = once(() => people().map((person) => ({ person, name: searchable(person.name) })))

interface Match {
  readonly rank: number
  readonly popularity: number
  readonly id: number
}
const bestFirst = (a: Match, b: Match): number => a.rank - b.rank || b.popularity - a.popularity || a.id - b.id
const isWithoutTypo = ({ rank }: Match): boolean => rank < typoRank

const matchingFilms = (typed: SearchableText) =>
  titles().flatMap(({ film, title, original }) => {
    const rank = matchRank(typed, title, original)
    return rank === null ? [] : [{ film, rank, popularity: film.popularity, id: film.id }]
  })

const matchingPeople = (typed: SearchableText) =>
  names().flatMap(({ person, name }) => {
    const rank = matchRank(typed, name)
    return rank === null ? [] : [{ person, rank, popularity: popularityOf(person), id: person.id }]
  })

export const searchFilms = (query: string): readonly Film[] =>
  matchingFilms(searchable(query))
    .sort(bestFirst)
    .map(({ film }) => film)

/** 'alien' is a title, so it does not find the Allens. */
export const searchPeople = (query: string): readonly Person[] => {
  const typed = searchable(query)
  const matches = matchingPeople(typed)
  const isSpelledRight = matches.some(isWithoutTypo) || matchingFilms(typed).some(isWithoutTypo)
  return (isSpelledRight ? matches.filter(isWithoutTypo) : matches).sort(bestFirst).map(({ person }) => person)
}

export const searchResponse = (query: URLSearchParams): DemoResponse => {
  const language = languageOf(query)
  const year = query.get('primary_release_year')
  const isOfYear = ({ releaseDate }: Film) => year === null || releaseDate.startsWith(`${year}-`)
  const results = searchFilms(query.get('query') ?? '').filter((film) => isAllowed(film, query) && isOfYear(film))
  return pageResponse(results, query, (film) => listRow(film, language))
}

export const personSearchResponse = (query: URLSearchParams): DemoResponse => {
  const language = languageOf(query)
  return pageResponse(searchPeople(query.get('query') ?? ''), query, (person) => foundPersonRow(person, language))
}
