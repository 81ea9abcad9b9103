import { createMovieCommands, type MovieCommands } from '#commands/movies.ts'
import type { App } from '../app/app.ts'

/** Loads with the screens that show a movie. */
export const movieCommandsOf = ({ records, view, language }: App): MovieCommands =>
  createMovieCommands({ records, toasts: view.toasts, messages: () => language.messages.peek() })
