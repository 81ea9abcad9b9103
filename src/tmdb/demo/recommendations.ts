import { films } from './catalogue.ts'
import type { Film } from './facts.ts'
import { fold } from './fold.ts'
import { once } from './once.ts'

/** Why two films are alike, in points. Their sum is the place in the list. */
export interface Likeness {
  readonly people: number
  readonly title: number
  readonly genres: number
  readonly era: number
  readonly language: number
}

interface Traits {
  readonly crew: ReadonlySet<number>
  /** The first four names on the bill. */
  readonly leads: ReadonlySet<number>
  readonly cast: ReadonlySet<number>
  readonly genres: ReadonlySet<number>
  readonly words: ReadonlySet<string>
  readonly year: number
}

const most = 40
const leastPoints = 3.5

const traitsFrom = (film: Film): Traits => ({
  crew: new Set(film.crew.map(({ personId }) => personId)),
  leads: new Set(film.cast.slice(0, 4).map(({ personId }) => personId)),
  cast: new Set(film.cast.map(({ personId }) => personId)),
  // Sorted, so that sums of fractions come out the same whichever film of two is asked first.
  genres: new Set([...film.genreIds].sort()),
  words: new Set(fold(film.title).split(' ').sort()),
  year: Number(film.releaseDate.slice(0, 4)),
})

const traits = once(() => new Map(films().map((film) => [film.id, traitsFrom(film)])))
const traitsOf = (film: Film): Traits => traits().get(film.id) ?? traitsFrom(film)

const filmsWithEach = <Trait>(traitsIn: (film: Film) => ReadonlySet<Trait>): ReadonlyMap<Trait, number> => {
  const counts = new Map<Trait, number>()
  for (const trait of films().flatMap((film) => [...traitsIn(film)])) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  return counts
}

// What is rare counts more: 'rocky' says much about two titles and 'the' nothing, Western more than Drama.
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

/** The points of likeness of two films; the order of the two does not matter. */
export const likeness = (a: Film, b: Film): Likeness => {
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

// Among films that are equally alike, the better liked and better known come first.
const liking = (film: Film): number => (film.voteAverage - 6.5) / 3 + Math.log10(film.popularity) / 4

const strongestFirst = (film: Film, pointsOf: (likeness: Likeness) => number): readonly Film[] =>
  films()
    .filter((other) => other !== film)
    .map((other) => ({ other, points: pointsOf(likeness(film, other)) + liking(other) }))
    .filter(({ points }) => points >= leastPoints)
    .sort((a, b) => b.points - a.points || a.other.id - b.other.id)
    .slice(0, most)
    .map(({ other }) => other)

const remembered = (make: (film: Film) => readonly Film[]): ((film: Film) => readonly Film[]) => {
  const known = new Map<number, readonly Film[]>()
  return (film) => {
    const list = known.get(film.id) ?? make(film)
    known.set(film.id, list)
    return list
  }
}

/** At most forty films for someone who liked this one, by shared people, title, genres, era and language. */
export const recommendationsFor = remembered((film) =>
  strongestFirst(film, ({ people, title, genres, era, language }) => people + title + genres + era + language),
)

/** At most forty films of the same kind, whoever made them. */
export const similarTo = remembered((film) =>
  strongestFirst(film, ({ title, genres, era, language }) => title + genres + era + language),
)
