import { memo, useMemo } from 'react'
import type { ListedMovie } from '#domain/movie.ts'
import { Drawing } from '#poster-art/drawing.tsx'
import { backdropOf } from '#poster-art/poster-picture.ts'

/** The wide picture of a film, 16:9: its poster's motif and hues, no words. */
export const DrawnBackdrop = memo(({ movie }: { readonly movie: ListedMovie }) => {
  const picture = useMemo(() => backdropOf(movie), [movie])
  return <Drawing picture={picture} />
})
