import { createMovieCommands } from '#commands/movies.ts'
import type { App } from '../app/app.ts'

export const movieCommands = ({ records, view, language }: App) =>
  createMovieCommands({ records, toasts: view.toasts, messages: () => language.messages.peek() })
