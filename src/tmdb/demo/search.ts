import { isOneEditApart, normalizeText } from '#domain/values/normalize-text.ts'
import { once } from '#domain/values/once.ts'
import { movies, people } from './catalog.ts'
import type { Movie, Person } from './facts.ts'
import { pageResponse } from './pages.ts'
import { foundPersonRow, popularityOf } from './people.ts'
import { type DemoResponse, isAllowed, languageOf, listRow } from './responses.ts'

/** A title or a name. */
interface SearchableText {
  readonly normalized: string
  /** 'matrix' finds 'The Matrix'. */
  readonly withoutArticle: string
  /** 'starwars' finds 'Star Wars'. */
  readonly joined: string
  /** Joined text from each word on. */
  readonly tails: readonly string[]
  readonly words: readonly string[]
  /** Words, pairs of neighbors joined, and numerals in both spellings: 'ii' and '2'. */
  readonly keys: readonly string[]
}

// Without 'i', which is usually a word.
const romanNumerals = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const otherSpellings = new Map(
  romanNumerals.flatMap((numeral, index): [string, string][] => {
    const figure = String(index + 2)
    return [
      [numeral, figure],
      [figure, numeral],
    ]
  }),
)

const searchable = (text: string): SearchableText => {
  const normalized = normalizeText(text)
  const words = normalized.split(' ')
  return {
    normalized,
    withoutArticle: normalized.replace(/^(the|an?|la|le|les|el|das|der|die|il) (?=.)/, ''),
    joined: words.join(''),
    tails: words.map((_, index) => words.slice(index).join('')),
    words,
    keys: [
      ...words,
      ...words.slice(1).map((word, index) => `${words[index]}${word}`),
      ...words.flatMap((word) => otherSpellings.get(word) ?? []),
    ],
  }
}

const isUnspaced = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)

const hasTypo = (word: string, typed: string): boolean => typed.length >= 5 && isOneEditApart(typed, word)

/** In order: the first match is the rank. */
const ranks: readonly ((title: SearchableText, typed: SearchableText, original: SearchableText) => boolean)[] = [
  (title, typed) => title.normalized === typed.normalized || title.joined === typed.joined,
  (title, typed) => title.withoutArticle === typed.normalized,
  (title, typed) => [title.normalized, title.withoutArticle].some((text) => text.startsWith(typed.normalized)),
  (title, typed) => title.joined.startsWith(typed.joined),
  (title, typed) => typed.words.every((part) => title.keys.some((word) => word.startsWith(part))),
  (title, typed) => title.tails.some((tail) => tail.startsWith(typed.joined)),
  (_, typed, original) => original.normalized === typed.normalized || original.normalized.startsWith(typed.normalized),
  (_, typed, original) => typed.words.every((part) => original.keys.some((word) => word.startsWith(part))),
  (_, typed, original) => original.tails.some((tail) => tail.startsWith(typed.joined)),
  (_, typed, original) => isUnspaced(typed.joined) && original.joined.includes(typed.joined),
  (title, typed) =>
    typed.words.every((part) => title.keys.some((word) => word.startsWith(part) || hasTypo(word, part))),
]

/** The rank of a match with a typo, the worst. */
const typoRank = ranks.length - 1

/** 0 is the best; null is no match. */
const matchRank = (typed: SearchableText, title: SearchableText, original: SearchableText = title): number | null => {
  if (typed.normalized === '') return null
  const rank = ranks.findIndex((holds) => holds(title, typed, original))
  return rank === -1 ? null : rank
}

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
