import { type PosterTile, tileToLoad } from '#components/canvas/poster-tile.ts'
import type { ReviewedMovie } from '#domain/statistics/review.ts'
import type { App } from '#wiring/app/app.ts'

export interface RatedTile extends PosterTile {
  readonly rating: string
}

export const tilesToLoad = (
  images: App['provider']['images'],
  movies: readonly ReviewedMovie[],
  ratingOf: (rating: number) => string,
): readonly RatedTile[] =>
  movies.map(({ movie, rating }) => ({
    ...tileToLoad(images, movie),
    rating: rating === null ? '' : `★ ${ratingOf(rating)}`,
  }))
