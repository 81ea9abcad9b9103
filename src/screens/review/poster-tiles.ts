import { genreVariable } from '#components/genre-color.ts'
import type { ReviewedFilm } from '#domain/statistics/review.ts'
import type { App } from '#wiring/app.ts'
import type { PosterTile } from './drawing.ts'

const patienceMs = 8000

/** Null when it does not load with CORS in time: it must not taint the canvas. */
const loadPicture = (src: string, timeout: App['timeout']): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const picture = new Image()
    const cancel = timeout(() => resolve(null), patienceMs)
    const settle = (loaded: HTMLImageElement | null) => {
      cancel()
      resolve(loaded)
    }
    picture.crossOrigin = 'anonymous'
    picture.onload = () => settle(picture)
    picture.onerror = () => settle(null)
    picture.src = src
  })

export const loadTiles = (
  { images, timeout }: Pick<App, 'images' | 'timeout'>,
  films: readonly ReviewedFilm[],
  ratingOf: (rating: number) => string,
): Promise<readonly PosterTile[]> => {
  const page = getComputedStyle(document.documentElement)
  return Promise.all(
    films.map(async ({ movie, rating }) => {
      const src = images.src('poster', movie.posterPath, 'w500')
      return {
        title: movie.title,
        rating: rating === null ? '' : `★ ${ratingOf(rating)}`,
        color: page.getPropertyValue(genreVariable(movie.genres[0])),
        picture: src === undefined ? null : await loadPicture(src, timeout),
      }
    }),
  )
}
