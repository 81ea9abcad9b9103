import type { ReadonlySignal } from '@preact/signals-react'
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

/** Loads what the app needs to know of movies while a part of the screen shows some. */
export interface MovieLoading {
  readonly state: ReadonlySignal<MovieLoadingState>
  /** Loads these before all others, in place of those that the part showed before. */
  readonly show: (part: string, movies: readonly MovieId[]) => void
  readonly leave: (part: string) => void
  readonly pause: () => void
  /** After 'paused' and 'failed'. */
  readonly resume: () => void
}

/** Shows the running flows in Stately's inspector. */
export interface Inspector {
  readonly isOpen: ReadonlySignal<boolean>
  readonly open: (messages: SettingsMessages['inspector']) => Promise<void>
  readonly close: () => void
}
