import type { CoreMessages } from '#messages/types.ts'
import { type Toast, toastDuration } from '#stores/toasts.ts'
import type { Skipped } from '#stores/undo/undoable-records.ts'
import type { CommandContext } from './context.ts'

/** Milliseconds. */
export const fileToastDuration = 5000

/** What an Undo left, as it was changed since. Empty when nothing. */
export const staysText = ({ toasts: { stays } }: CoreMessages, { movies, others }: Skipped): string =>
  [movies > 0 ? stays.movies({ count: movies }) : '', others > 0 ? stays.others({ count: others }) : '']
    .filter(Boolean)
    .join(' ')

interface Extras extends Pick<Toast, 'action' | 'offer' | 'rated'> {
  readonly duration?: number | undefined
}

/** Shows toasts. Each function returns the toast's id; durations are in milliseconds. */
export const announceTo = ({ view: { toasts }, language }: Pick<CommandContext, 'view' | 'language'>) => ({
  success: (title: string, description: string, { duration = toastDuration, ...more }: Extras = {}): number =>
    toasts.show({ tone: 'plain', title, description, duration, ...more }),
  /** Stays until dismissed unless given a duration. */
  error: (description: string, title = language.messages.peek().errors.title, duration: number | null = null): number =>
    toasts.show({ tone: 'error', title, description, duration }),
})
