import type { CSSProperties } from 'react'
import { genreIdOf } from '#domain/movie/genres.ts'

const tokenOf = (genre: string | undefined): string =>
  genre !== undefined && genreIdOf(genre) !== undefined ? genre.toLowerCase().replace(' ', '-') : 'other'

/** The custom property with its color. `genre` is an English name. */
export const genreVariable = (genre: string | undefined): string => `--colors-genre-${tokenOf(genre)}`

/** Sets `--genre` for an element and its children. `genre` is an English name. */
export const genreColor = (genre: string | undefined): CSSProperties =>
  ({ '--genre': `var(${genreVariable(genre)})` }) as CSSProperties
