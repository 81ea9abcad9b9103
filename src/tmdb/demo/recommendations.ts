import { normalizeText } from '#domain/values/normalize-text.ts'
import { once } from '#domain/values/once.ts'
import { films } from './catalog.ts'
import type { Film } from './facts.ts'

export interface Similarity {
  readonly people: number
  readonly title: number
  readonly genres: number
  readonly era: number
  readonly language: number
}

interface Traits {
  readonly crew: ReadonlySet<number>
  readonly leads: ReadonlySet<number>
  readonly cast: ReadonlySet<number>
  readonly genres: ReadonlySet<number>
  readonly words: ReadonlySet<string>
  readonly year: number
}

const maxResults = 40
const minPoints = 3.5

const traitsFrom = (film: Film): Traits => ({
  crew: new Set(film.crew.map(({ personId }) => personId)),
  leads: new Set(film.cast.slice(0, 4).map(({ personId }) => personId)),
  cast: new Set(film.cast.map(({ personId }) => personId)),
  // Sorted, so that floating-point sums are the same in both directions.
  genres: new Set([...film.genreIds].sort()),
  words: new Set(normalizeText(film.title).split(' ').sort()),
  year: Number(film.releaseDate.slice(0, 4)),
})

const traits = once(() => new Map(films().map((film) => [film.id, traitsFrom(film)])))
const traitsOf = (film: Film): Traits => traits().get(film.id) ?? traitsFrom(film)

const filmsWithEach = <Trait>(traitsIn: (film: Film) => ReadonlySet<Trait>): ReadonlyMap<Trait, number> => {
  const counts = new Map<Trait, number>()
  for (const trait of films().flatMap((film) => [...traitsIn(film)])) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  return counts
}

// Rare words and genres count more.
const filmsByWord = once(() => filmsWithEach((film) => traitsOf(film).words))
const filmsByGenre = once(() => filmsWithEach((film) => traitsOf(film).genres))
const titleWeight = (word: string): number => (word.length > 2 ? 6 / (filmsByWord().get(word) ?? 1) : 0)
const genreWeight = (genre: number): number => Math.log(films().length / (filmsByGenre().get(genre) ?? 1))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const shared = <Trait>(a: ReadonlySet<Trait>, b: ReadonlySet<Trait>): readonly Trait[] => [...a].filter((x) => b.has(x))

const genrePoints = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  const common = sum(shared(a, b).map(genreWeight))
  const all = sum([...a].map(genreWeight)) + sum([...b].map(genreWeight)) - common
  return common === 0 ? 0 : Math.min(5, common / 2 + (3 * common) / all)
}

export const similarity = (a: Film, b: Film): Similarity => {
  const [one, two] = [traitsOf(a), traitsOf(b)]
  return {
    people:
      3 * shared(one.crew, two.crew).length +
      1.5 * shared(one.leads, two.leads).length +
      shared(one.cast, two.cast).length,
    title: Math.min(4, sum(shared(one.words, two.words).map(titleWeight))),
    genres: genrePoints(one.genres, two.genres),
    era: 2 * Math.max(0, 1 - Math.abs(one.year - two.year) / 25),
    language: a.language !== b.language ? 0 : a.language === 'en' ? 0.25 : 1.5,
  }
}

const qualityOf = (film: Film): number => (film.voteAverage - 6.5) / 3 + Math.log10(film.popularity) / 4

const strongestFirst = (film: Film, pointsOf: (likeness: Similarity) => number): readonly Film[] =>
  films()
    .filter((other) => other !== film)
    .map((other) => ({ other, points: pointsOf(similarity(film, other)) + qualityOf(other) }))
    .filter(({ points }) => points >= minPoints)
    .sort((a, b) => b.points - a.points || a.other.id - b.other.id)
    .slice(0, maxResults)
    .map(({ other }) => other)

const memoized = (make: (film: Film) => readonly Film[]): ((film: Film) => readonly Film[]) => {
  const cache = new Map<number, readonly Film[]>()
  return (film) => {
    const list = cache.get(film.id) ?? make(film)
    cache.set(film.id, list)
    return list
  }
}

export const recommendationsFor = memoized((film) =>
  strongestFirst(film, ({ people, title, genres, era, language }) => people + title + genres + era + language),
)

export const similarTo = memoized((film) =>
  strongestFirst(film, ({ title, genres, era, language }) => title + genres + era + language),
)
