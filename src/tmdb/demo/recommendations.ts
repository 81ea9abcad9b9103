import { normalizeText } from '#domain/values/normalize-text.ts'
import { once } from '#domain/values/once.ts'
import { movies } from './catalog.ts'
import type { Movie } from './facts.ts'

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

const traitsFrom = (movie: Movie): Traits => ({
  crew: new Set(movie.crew.map(({ personId }) => personId)),
  leads: new Set(movie.cast.slice(0, 4).map(({ personId }) => personId)),
  cast: new Set(movie.cast.map(({ personId }) => personId)),
  // Sorted, so that floating-point sums are the same in both directions.
  genres: new Set([...movie.genreIds].sort()),
  words: new Set(normalizeText(movie.title).split(' ').sort()),
  year: Number(movie.releaseDate.slice(0, 4)),
})

const traits = once(() => new Map(movies().map((movie) => [movie.id, traitsFrom(movie)])))
const traitsOf = (movie: Movie): Traits => traits().get(movie.id) ?? traitsFrom(movie)

const moviesWithEach = <Trait>(traitsIn: (movie: Movie) => ReadonlySet<Trait>): ReadonlyMap<Trait, number> => {
  const counts = new Map<Trait, number>()
  for (const trait of movies().flatMap((movie) => [...traitsIn(movie)])) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  return counts
}

// Rare words and genres count more.
const moviesByWord = once(() => moviesWithEach((movie) => traitsOf(movie).words))
const moviesByGenre = once(() => moviesWithEach((movie) => traitsOf(movie).genres))
const titleWeight = (word: string): number => (word.length > 2 ? 6 / (moviesByWord().get(word) ?? 1) : 0)
const genreWeight = (genre: number): number => Math.log(movies().length / (moviesByGenre().get(genre) ?? 1))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const shared = <Trait>(a: ReadonlySet<Trait>, b: ReadonlySet<Trait>): readonly Trait[] => [...a].filter((x) => b.has(x))

const genrePoints = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  const common = sum(shared(a, b).map(genreWeight))
  const all = sum([...a].map(genreWeight)) + sum([...b].map(genreWeight)) - common
  return common === 0 ? 0 : Math.min(5, common / 2 + (3 * common) / all)
}

export const similarity = (a: Movie, b: Movie): Similarity => {
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

const qualityOf = (movie: Movie): number => (movie.voteAverage - 6.5) / 3 + Math.log10(movie.popularity) / 4

const strongestFirst = (movie: Movie, pointsOf: (likeness: Similarity) => number): readonly Movie[] =>
  movies()
    .filter((other) => other !== movie)
    .map((other) => ({ other, points: pointsOf(similarity(movie, other)) + qualityOf(other) }))
    .filter(({ points }) => points >= minPoints)
    .sort((a, b) => b.points - a.points || a.other.id - b.other.id)
    .slice(0, maxResults)
    .map(({ other }) => other)

const memoized = (make: (movie: Movie) => readonly Movie[]): ((movie: Movie) => readonly Movie[]) => {
  const cache = new Map<number, readonly Movie[]>()
  return (movie) => {
    const list = cache.get(movie.id) ?? make(movie)
    cache.set(movie.id, list)
    return list
  }
}

export const recommendationsFor = memoized((movie) =>
  strongestFirst(movie, ({ people, title, genres, era, language }) => people + title + genres + era + language),
)

export const similarTo = memoized((movie) =>
  strongestFirst(movie, ({ title, genres, era, language }) => title + genres + era + language),
)
