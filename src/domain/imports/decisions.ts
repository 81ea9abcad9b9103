import { normalizeText } from '../values/normalize-text.ts'
import { type Choice, type DecidableState, type ResolvedMovie, withChoice } from './resolve.ts'

/** Movies that the user decides on one after another. */
export interface Decisions {
  readonly movies: readonly ResolvedMovie[]
  /** Their titles, in words that many files share, such as 'Psycho' and 'psycho'. */
  readonly titles: readonly string[]
  /** Of the movie that is shown: the number of movies once all were passed. */
  readonly index: number
}

/** By the key of the movie. */
export type Choices = ReadonlyMap<string, Choice>

export const noDecisions: Decisions = { movies: [], titles: [], index: 0 }

export const decisionsOn = (all: readonly ResolvedMovie[], state: DecidableState): Decisions => {
  const movies = all.filter((each) => (state === 'accepted together' ? each.isTogether : each.state === state))
  return { movies, titles: movies.map(({ named }) => normalizeText(named.title) || named.title), index: 0 }
}

/** Undefined once all were passed. */
export const shownMovie = ({ movies, index }: Decisions): ResolvedMovie | undefined => movies[index]

/** Two years of one title are two movies. */
const mayShareYear = ({ named: one }: ResolvedMovie, { named: other }: ResolvedMovie): boolean =>
  one.year === undefined || other.year === undefined || one.year === other.year

/** Those with the title of the movie that is shown, itself among them. */
export const alikeMovies = (decisions: Decisions): readonly ResolvedMovie[] => {
  const { movies, titles, index } = decisions
  const shown = shownMovie(decisions)
  return shown ? movies.filter((each, at) => titles[at] === titles[index] && mayShareYear(shown, each)) : []
}

/** The choice for the movie that is shown, and where the user wants that, for those of its title. */
export const choicesOf = (decisions: Decisions, choice: Choice, isForAlike: boolean): Choices => {
  const shown = shownMovie(decisions)
  const decided = isForAlike ? alikeMovies(decisions) : shown ? [shown] : []
  return new Map(decided.map(({ named }) => [named.key, choice]))
}

/** The movies whose suggestions can be accepted together. */
export const withSuggestions = ({ movies }: Decisions): readonly ResolvedMovie[] =>
  movies.filter(({ state, suggestion }) => state === 'in doubt' && suggestion !== undefined)

/** Of the movies with these keys. */
export const acceptedSuggestions = (decisions: Decisions, keys: readonly string[]): Choices =>
  new Map(
    withSuggestions(decisions).flatMap(({ named, suggestion }) =>
      suggestion && keys.includes(named.key)
        ? [[named.key, { kind: 'movie', movie: suggestion, isTogether: true }] as const]
        : [],
    ),
  )

/** The next movie that they are not about is shown. */
export const withChoices = ({ movies, titles, index }: Decisions, choices: Choices): Decisions => {
  const next = movies.findIndex(({ named }, at) => at > index && !choices.has(named.key))
  return {
    titles,
    movies: movies.map((each) => {
      const choice = choices.get(each.named.key)
      return choice ? withChoice(each, choice) : each
    }),
    index: next < 0 ? movies.length : next,
  }
}
