import { memo } from 'react'
import type { ListedMovie } from '#domain/movie/movie.ts'
import { Drawing } from '#poster-art/drawing.tsx'
import { backdropOf } from '#poster-art/poster-picture.ts'

export const DrawnBackdrop = memo(({ movie }: { readonly movie: ListedMovie }) => (
  <Drawing picture={backdropOf(movie)} />
))
