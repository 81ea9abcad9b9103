import { useMemo } from 'react'
import { genreNames } from '#domain/movie/genres.ts'
import type { Movie } from '#domain/movie/movie.ts'
import type { NeverShow } from '#domain/records/library.ts'
import type { App } from '../app/app.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'

type IsNeverShown = (movie: Movie) => boolean

const nothing: IsNeverShown = () => false

/** Of a genre that the user wants no suggestions of, but for those that they have `chosen`, and for their own movies. */
export const neverShown = (
  { lists }: Pick<App, 'lists'>,
  neverShow: NeverShow | undefined,
  chosen: readonly string[] = [],
): IsNeverShown => {
  const genres = (neverShow?.genres ?? []).flatMap((id) => genreNames[id] ?? [])
  const unwanted = new Set(genres.filter((genre) => !chosen.includes(genre)))
  if (unwanted.size === 0) return nothing
  const isOwn = (id: number) =>
    lists.watchlist.byMovie.peek().get(id) !== undefined ||
    lists.diary.byMovie.peek().get(id) !== undefined ||
    lists.collections.links.peek().some(({ movieId }) => movieId === id)
  return ({ id, genres: own }) => own.some((genre) => unwanted.has(genre)) && !isOwn(id)
}

/** The names of the genres that the user has chosen are joined by commas or bars, '' for none. */
export const useNeverShown = (chosen = ''): IsNeverShown => {
  const app = useApp()
  const { neverShow } = useValue(app.settings.current)
  return useMemo(() => neverShown(app, neverShow, chosen.split(/[,|]/)), [app, neverShow, chosen])
}
