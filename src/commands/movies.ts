import type { Toasts } from '#stores/toasts.ts'
import type { Texts } from '#text/texts.ts'
import { announceTo } from './announce.ts'

export interface MovieCommands {
  /** Says that a movie's details could not be had. */
  readonly detailsFailed: () => void
}

/** What is said about movies from the provider (spec section 8, Details and trailer). */
export const createMovieCommands = (toasts: Toasts, text: () => Texts): MovieCommands => ({
  detailsFailed: () => void announceTo(toasts, text).error(text().errors.movieDetails),
})
