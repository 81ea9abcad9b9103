import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import type { Answers } from '#stores/copies/answers.ts'
import type { Posters } from '#stores/copies/posters.ts'

/** Copies of TMDB's answers, for visits without a network. */
export interface KeptAnswers {
  readonly answers: Answers
  /** Null where the browser offers no cache, such as without HTTPS. */
  readonly posters: Posters | null
  /** TanStack's `persister`, for the answers that are kept. */
  readonly answer: (queryFn: QueryFunction, context: QueryFunctionContext, query: Query) => Promise<unknown>
  /** Keeps what was loaded before its movie became one of the user's own. */
  readonly keepLoaded: (movieId: number) => Promise<void>
  /** Removes answers and posters. */
  readonly clear: () => Promise<void>
}
