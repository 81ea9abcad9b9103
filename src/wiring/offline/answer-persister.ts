import type { QueryPersister } from '@tanstack/react-query'
import type { KeptAnswers } from '../app/kept-answers.ts'
import { isKeepable } from './keepable.ts'
import type { KeptAnswersDependencies } from './kept-answers.ts'

export interface AnswerPersister {
  readonly persister: QueryPersister
  /** Rejects when its code did not load. */
  readonly load: () => Promise<KeptAnswers>
}

/** Loads the code that keeps answers only for a user who has movies of their own. */
export const createAnswerPersister = (dependencies: KeptAnswersDependencies): AnswerPersister => {
  let loading: Promise<KeptAnswers> | undefined
  const load = () => {
    loading ??= import('./kept-answers.ts')
      .then(({ createKeptAnswers }) => createKeptAnswers(dependencies))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  const hasMovies = () =>
    dependencies.records.watchlist.peek().length + dependencies.records.collectionMovies.peek().length > 0
  return {
    load,
    persister: (queryFn, context, query) =>
      isKeepable(query.queryKey) && hasMovies()
        ? load().then(
            (kept) => kept.answer(queryFn, context, query),
            () => queryFn(context),
          )
        : queryFn(context),
  }
}
