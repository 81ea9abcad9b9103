import type { ListedMovie } from '#domain/movie/movie.ts'
import { paint } from '#poster-art/paint.ts'
import { families } from '#poster-art/picture.ts'
import { posterOf } from '#poster-art/poster-picture.ts'

type PosterMovie = Pick<ListedMovie, 'id' | 'title' | 'releaseDate' | 'genres'>

/** The drawn poster of a movie, on a canvas; its height is one and a half times the width. */
export const paintPoster = (
  context: CanvasRenderingContext2D,
  movie: PosterMovie,
  box: { readonly x: number; readonly y: number; readonly width: number },
): void => paint(context, posterOf(movie), box)

/** A canvas does not wait for the font that some titles are set in. */
export const loadPosterFont = async (): Promise<void> => {
  try {
    await document.fonts.load(`16px ${families.roman}`)
  } catch {
    // The title is set in another one.
  }
}
