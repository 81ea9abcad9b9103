import type { ReadonlySignal } from '@preact/signals-core'
import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie/movie.ts'
import type { SettingsMessages } from '#i18n/messages/settings.ts'
import type { Answers } from '#stores/copies/answers.ts'
import type { Posters } from '#stores/copies/posters.ts'

/** Copies of TMDB's answers, for visits without a network. */
export interface KeptAnswers {
  readonly answers: Answers
  /** Null where the browser offers no cache, such as without HTTPS. */
  readonly posters: Posters | null
  /** TanStack's `persister`, for the answers that are kept. */
  readonly answer: (queryFn: QueryFunction, context: QueryFunctionContext, query: Query) => Promise<unknown>
  /** Keeps what was loaded before its movie became one of the person's own. */
  readonly keepLoaded: (movieId: number) => Promise<void>
  /** Removes answers and posters. */
  readonly clear: () => Promise<void>
}

export type MovieLoadingState = 'looking' | 'loading' | 'waiting' | 'paused' | 'failed' | 'complete'

/** Asks about the person's own movies. */
export interface OwnMovieLoading {
  readonly state: ReadonlySignal<MovieLoadingState>
  /** Asks about these before all others. Returns what ends it. */
  readonly show: (movies: readonly MovieId[]) => () => void
  readonly resume: () => void
}

/** Shows the running flows in Stately's inspector. */
export interface Inspector {
  readonly isOpen: ReadonlySignal<boolean>
  readonly open: (messages: SettingsMessages['inspector']) => Promise<void>
  readonly close: () => void
}
