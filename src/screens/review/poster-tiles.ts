import { genreVariable } from '#components/pictures/genre-color.ts'
import type { ReviewedMovie } from '#domain/statistics/review.ts'
import type { App, Platform } from '#wiring/app/app.ts'
import type { PosterTile } from './drawing.ts'

const pictureTimeoutMs = 8000

/** Null when it does not load with CORS in time: it must not taint the canvas. */
const loadPicture = (src: string, timeout: Platform['timeout']): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const picture = new Image()
    const cancel = timeout(() => resolve(null), pictureTimeoutMs)
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
  { provider, platform }: Pick<App, 'provider' | 'platform'>,
  movies: readonly ReviewedMovie[],
  ratingOf: (rating: number) => string,
): Promise<readonly PosterTile[]> => {
  const page = getComputedStyle(document.documentElement)
  return Promise.all(
    movies.map(async ({ movie, rating }) => {
      const src = provider.images.src('poster', movie.posterPath, 'w500')
      return {
        title: movie.title,
        rating: rating === null ? '' : `★ ${ratingOf(rating)}`,
        color: page.getPropertyValue(genreVariable(movie.genres[0])),
        picture: src === undefined ? null : await loadPicture(src, platform.timeout),
      }
    }),
  )
}
