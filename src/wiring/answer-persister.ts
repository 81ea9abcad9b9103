import type { QueryPersister } from '@tanstack/react-query'
import { isKeepable } from './keepable.ts'
import type { KeptAnswers, KeptAnswersApp } from './kept-answers.ts'

export interface AnswerPersister {
  readonly persister: QueryPersister
  /** Rejects when its code did not load. */
  readonly load: () => Promise<KeptAnswers>
}

/** Loads the code that keeps answers only for a person who has movies of their own. */
export const createAnswerPersister = (app: KeptAnswersApp): AnswerPersister => {
  let loading: Promise<KeptAnswers> | undefined
  const load = () => {
    loading ??= import('./kept-answers.ts')
      .then(({ createKeptAnswers }) => createKeptAnswers(app))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  const hasMovies = () => app.records.watchlist.peek().length + app.records.collectionMovies.peek().length > 0
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
