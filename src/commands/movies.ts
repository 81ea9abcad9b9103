import type { Toasts } from '#stores/toasts.ts'
import type { Texts } from '#text/texts.ts'
import { announceTo } from './announce.ts'

/** What is announced about movies from the provider. */
export interface MovieCommands {
  /** Says that a movie's details could not be had. */
  readonly detailsFailed: () => void
  /** Says that a movie has no trailer. */
  readonly noTrailer: () => void
}

/** What is said about movies from the provider (spec section 8, Details and trailer). */
export const createMovieCommands = (toasts: Toasts, text: () => Texts): MovieCommands => ({
  detailsFailed: () => void announceTo(toasts, text).error(text().errors.movieDetails),
  noTrailer: () => {
    const words = text().trailer
    announceTo(toasts, text).error(words.noneHint, words.none)
  },
})
