import { type Answer, isSuitable, languageOf, listRow } from './bodies.ts'
import { films } from './catalogue.ts'
import type { Film } from './facts.ts'
import { fold, isOneEditApart } from './fold.ts'
import { once } from './once.ts'
import { pageAnswer } from './pages.ts'

/** A title made ready for comparing. */
interface SearchableTitle {
  readonly folded: string
  /** Without its leading article, so that 'matrix' begins 'The Matrix'. */
  readonly bare: string
  /** Without blanks, so that 'starwars' finds 'Star Wars'. */
  readonly joined: string
  /** The same from each of its words on. */
  readonly tails: readonly string[]
  readonly words: readonly string[]
  /** Its words, each two neighbours as one word, and numbers in their other spelling: 'ii' and '2'. */
  readonly keys: readonly string[]
}

// Without 'i', which is a word more often than a number.
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
  const folded = fold(title)
  const words = folded.split(' ')
  return {
    folded,
    bare: folded.replace(/^(the|an?|la|le|les|el|das|der|die|il) (?=.)/, ''),
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

/** Whether a text is in a script that does not set its words apart. */
const isUnspaced = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)

const hasTypo = (word: string, typed: string): boolean => typed.length >= 5 && isOneEditApart(typed, word)

/** Each rank is a claim about a title and what was typed; the first that holds gives the film its place. */
const ranks: readonly ((title: SearchableTitle, typed: SearchableTitle, original: SearchableTitle) => boolean)[] = [
  (title, typed) => title.folded === typed.folded || title.joined === typed.joined,
  (title, typed) => title.bare === typed.folded,
  (title, typed) => [title.folded, title.bare].some((text) => text.startsWith(typed.folded)),
  (title, typed) => title.joined.startsWith(typed.joined),
  (title, typed) => typed.words.every((part) => title.keys.some((word) => word.startsWith(part))),
  (title, typed) => title.tails.some((tail) => tail.startsWith(typed.joined)),
  (_, typed, original) => original.folded === typed.folded || original.folded.startsWith(typed.folded),
  (_, typed, original) => typed.words.every((part) => original.keys.some((word) => word.startsWith(part))),
  (_, typed, original) => original.tails.some((tail) => tail.startsWith(typed.joined)),
  (_, typed, original) => isUnspaced(typed.joined) && original.joined.includes(typed.joined),
  (title, typed) =>
    typed.words.every((part) => title.keys.some((word) => word.startsWith(part) || hasTypo(word, part))),
]

/** How well a title answers what was typed: 0 is best, null is not at all. */
const rankOf = (typed: SearchableTitle, title: SearchableTitle, original: SearchableTitle): number | null => {
  if (typed.folded === '') return null
  const rank = ranks.findIndex((holds) => holds(title, typed, original))
  return rank === -1 ? null : rank
}

const titles = once(() =>
  films().map((film) => ({ film, title: searchable(film.title), original: searchable(film.originalTitle) })),
)

/** The films that a text finds by their titles, best first; none for a blank text. People are not searched. */
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

/** `/search/movie`. */
export const searchAnswer = (query: URLSearchParams): Answer => {
  const language = languageOf(query)
  const results = searchFilms(query.get('query') ?? '').filter((film) => isSuitable(film, query))
  return pageAnswer(results, query, (film) => listRow(film, language))
}
