import { memo } from 'react'
import type { ListedMovie } from '#domain/movie/movie.ts'
import { Drawing } from '#poster-art/drawing.tsx'
import { posterOf } from '#poster-art/poster-picture.ts'

export const DrawnPoster = memo(({ movie }: { readonly movie: ListedMovie }) => <Drawing picture={posterOf(movie)} />)
