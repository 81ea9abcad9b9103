import { useMemo } from 'react'
import { genreChoiceFrom } from '#domain/movie/genre-choice.ts'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import { neverShown } from '#domain/settings/never-show.ts'
import type { App } from '../app/app.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'

/** Whether a movie is on a list of the user's, or in a collection. */
export const isOwnIn =
  ({ lists }: Pick<App, 'lists'>) =>
  (id: MovieId): boolean =>
    lists.watchlist.byMovie.peek().get(id) !== undefined ||
    lists.diary.byMovie.peek().get(id) !== undefined ||
    lists.collections.links.peek().some(({ movieId }) => movieId === id)

/** What is never suggested. `chosen` are genres that the user has chosen, as in an address. */
export const useNeverShown = (chosen = ''): ((movie: Movie) => boolean) => {
  const app = useApp()
  const { neverShow } = useValue(app.settings.current)
  return useMemo(() => neverShown(neverShow, isOwnIn(app), genreChoiceFrom(chosen).genres), [app, neverShow, chosen])
}
