import type { SlimSnapshot } from '#domain/records/library.ts'
import { paint } from '#poster-art/paint.ts'
import { families } from '#poster-art/picture.ts'
import { posterOf } from '#poster-art/poster-picture.ts'
import type { App, Platform } from '#wiring/app/app.ts'
import { type Box, type Context, inks, rounded } from './ink.ts'

export type PosterMovie = Pick<SlimSnapshot, 'id' | 'title' | 'posterPath' | 'releaseDate' | 'genres'>

/** A movie of a picture; without a poster that can be loaded, one is drawn. */
export interface PosterTile {
  readonly movie: PosterMovie
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

const sourceOf = (images: Images, { posterPath }: PosterMovie) => images.src('poster', posterPath, 'w500')

export const tileToLoad = (images: Images, movie: PosterMovie): PosterTile => ({
  movie,
  picture: sourceOf(images, movie) === undefined ? 'none' : 'loading',
})

/** A canvas does not wait for the font that some titles are set in. */
const loadPosterFont = async (): Promise<void> => {
  try {
    await document.fonts.load(`16px ${families.roman}`)
  } catch {
    // The title is set in another one.
  }
}

export const loadTiles = async <Tile extends PosterTile>(
  { provider, platform }: Pick<App, 'provider' | 'platform'>,
  tiles: readonly Tile[],
): Promise<readonly Tile[]> => {
  const loaded = await Promise.all(
    tiles.map(async (tile): Promise<Tile> => {
      const src = sourceOf(provider.images, tile.movie)
      return { ...tile, picture: (src !== undefined && (await loadPicture(src, platform.timeout))) || 'none' }
    }),
  )
  if (loaded.some(({ picture }) => picture === 'none')) await loadPosterFont()
  return loaded
}

/** Its height is one and a half times the width. */
export const drawPoster = (context: Context, { movie, picture }: PosterTile, box: Box): void => {
  const height = box.width * 1.5
  context.save()
  rounded(context, box, height, box.width / 14)
  context.clip()
  context.fillStyle = inks.raised
  context.fillRect(box.x, box.y, box.width, height)
  if (picture === 'none') paint(context, posterOf(movie), box)
  else if (picture !== 'loading') context.drawImage(picture, box.x, box.y, box.width, height)
  context.restore()
}
