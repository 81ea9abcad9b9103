import { loadPosterFont } from '#components/pictures/paint-poster.ts'
import type { SlimSnapshot } from '#domain/records/library.ts'
import type { ReviewedMovie } from '#domain/statistics/review.ts'
import type { App, Platform } from '#wiring/app/app.ts'

/** A movie of the picture; without a poster that can be loaded, one is drawn. */
export interface PosterTile {
  readonly movie: SlimSnapshot
  readonly rating: string
  readonly picture: HTMLImageElement | 'loading' | 'none'
}

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

type Images = App['provider']['images']

const sourceOf = (images: Images, { posterPath }: SlimSnapshot) => images.src('poster', posterPath, 'w500')

export const tilesToLoad = (
  images: Images,
  movies: readonly ReviewedMovie[],
  ratingOf: (rating: number) => string,
): readonly PosterTile[] =>
  movies.map(({ movie, rating }) => ({
    movie,
    rating: rating === null ? '' : `★ ${ratingOf(rating)}`,
    picture: sourceOf(images, movie) === undefined ? 'none' : 'loading',
  }))

export const loadTiles = async (
  { provider, platform }: Pick<App, 'provider' | 'platform'>,
  tiles: readonly PosterTile[],
): Promise<readonly PosterTile[]> => {
  const loaded = await Promise.all(
    tiles.map(async (tile) => {
      const src = sourceOf(provider.images, tile.movie)
      return {
        ...tile,
        picture: (src !== undefined && (await loadPicture(src, platform.timeout))) || ('none' as const),
      }
    }),
  )
  if (loaded.some(({ picture }) => picture === 'none')) await loadPosterFont()
  return loaded
}
