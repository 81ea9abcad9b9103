import { films } from './catalogue.ts'
import type { Film } from './facts.ts'
import { isOneEditApart, normalizeText } from './normalize-text.ts'
import { once } from './once.ts'
import { pageResponse } from './pages.ts'
import { type DemoResponse, isAllowed, languageOf, listRow } from './responses.ts'

interface SearchableTitle {
  readonly normalized: string
  /** 'matrix' finds 'The Matrix'. */
  readonly withoutArticle: string
  /** 'starwars' finds 'Star Wars'. */
  readonly joined: string
  /** Joined text from each word on. */
  readonly tails: readonly string[]
  readonly words: readonly string[]
  /** Words, pairs of neighbours joined, and numerals in both spellings: 'ii' and '2'. */
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

const searchable = (title: string): SearchableTitle => {
  const normalized = normalizeText(title)
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

/** In order: the first match is a film's rank. */
const ranks: readonly ((title: SearchableTitle, typed: SearchableTitle, original: SearchableTitle) => boolean)[] = [
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

const rankOf = (typed: SearchableTitle, title: SearchableTitle, original: SearchableTitle): number | null => {
  if (typed.normalized === '') return null
  const rank = ranks.findIndex((holds) => holds(title, typed, original))
  return rank === -1 ? null : rank
}

const titles = once(() =>
  films().map((film) => ({ film, title: searchable(film.title), original: searchable(film.originalTitle) })),
)

export const searchFilms = (query: string): readonly Film[] => {
  const typed = searchable(query)
  return titles()
    .flatMap(({ film, title, original }) => {
      const rank = rankOf(typed, title, original)
      return rank === null ? [] : [{ film, rank }]
    })
    .sort((a, b) => a.rank - b.rank || b.film.popularity - a.film.popularity || a.film.id - b.film.id)
    .map(({ film }) => film)
}

export const searchResponse = (query: URLSearchParams): DemoResponse => {
  const language = languageOf(query)
  const results = searchFilms(query.get('query') ?? '').filter((film) => isAllowed(film, query))
  return pageResponse(results, query, (film) => listRow(film, language))
}
