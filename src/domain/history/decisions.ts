import { normalizeText } from '../values/normalize-text.ts'
import { type Choice, type DecidableState, onlySuggestion, type ResolvedMovie, withChoice } from './resolve.ts'

/** Movies that the person decides on one after another. */
export interface Decisions {
  readonly movies: readonly ResolvedMovie[]
  /** Of the movie that is shown: the number of movies once all were passed. */
  readonly index: number
}

/** By the key of the movie. */
export type Choices = ReadonlyMap<string, Choice>

export const noDecisions: Decisions = { movies: [], index: 0 }

export const decisionsOn = (movies: readonly ResolvedMovie[], state: DecidableState): Decisions => ({
  movies: movies.filter((each) => each.state === state),
  index: 0,
})

/** Undefined once all were passed. */
export const shownMovie = ({ movies, index }: Decisions): ResolvedMovie | undefined => movies[index]

/** In words that many files share, such as 'Psycho' and 'psycho'. */
const titleOf = ({ named }: ResolvedMovie): string => normalizeText(named.title) || named.title

/** Two years of one title are two movies. */
const isAlike = (one: ResolvedMovie, other: ResolvedMovie): boolean =>
  titleOf(one) === titleOf(other) &&
  (one.named.year === undefined || other.named.year === undefined || one.named.year === other.named.year)

/** Those with the title of the movie that is shown, itself among them. */
export const alikeMovies = (decisions: Decisions): readonly ResolvedMovie[] => {
  const shown = shownMovie(decisions)
  return shown ? decisions.movies.filter((each) => isAlike(shown, each)) : []
}

/** The choice for the movie that is shown, and where the person wants that, for those of its title. */
export const choicesOf = (decisions: Decisions, choice: Choice, isForAlike: boolean): Choices => {
  const shown = shownMovie(decisions)
  const decided = isForAlike ? alikeMovies(decisions) : shown ? [shown] : []
  return new Map(decided.map(({ named }) => [named.key, choice]))
}

/** Of the movies that have one likely suggestion. */
export const onlySuggestions = ({ movies }: Decisions): Choices =>
  new Map(
    movies.flatMap((each) => {
      const movie = onlySuggestion(each)
      return movie ? [[each.named.key, { kind: 'movie', movie }] as const] : []
    }),
  )

/** The next movie that they are not about is shown. */
export const withChoices = ({ movies, index }: Decisions, choices: Choices): Decisions => {
  const next = movies.findIndex(({ named }, at) => at > index && !choices.has(named.key))
  return {
    movies: movies.map((each) => {
      const choice = choices.get(each.named.key)
      return choice ? withChoice(each, choice) : each
    }),
    index: next < 0 ? movies.length : next,
  }
}
