import type { CSSProperties } from 'react'
import { genreIdOf } from '#domain/genres.ts'

const tokenOf = (genre: string | undefined): string =>
  genre !== undefined && genreIdOf(genre) !== undefined ? genre.toLowerCase().replace(' ', '-') : 'other'

/** Sets `--genre` for an element and its children. `genre` is an English name. */
export const genreColor = (genre: string | undefined): CSSProperties =>
  ({ '--genre': `var(--colors-genre-${tokenOf(genre)})` }) as CSSProperties
