import type { Messages } from '#i18n/messages/core.ts'
import { type ToastAction, type Toasts, toastDuration } from '#stores/toasts.ts'
import type { Skipped } from '#stores/undo/skipped.ts'

/** Milliseconds. */
export const fileToastDuration = 5000

/** What an Undo left, as it was changed since. Empty when nothing. */
export const staysText = ({ toasts: { stays } }: Messages, { movies, others }: Skipped): string =>
  [movies > 0 ? stays.movies(movies) : '', others > 0 ? stays.others(others) : ''].filter(Boolean).join(' ')

/** Shows toasts. Each function returns the toast's id; durations are in milliseconds. */
export const announceTo = (toasts: Toasts, messages: () => Messages) => ({
  success: (
    title: string,
    description: string,
    action?: ToastAction,
    duration = toastDuration,
    offer?: ToastAction,
  ): number =>
    toasts.show({ tone: 'plain', title, description, duration, ...(action && { action }), ...(offer && { offer }) }),
  /** Stays until dismissed unless given a duration. */
  error: (description: string, title = messages().errors.title, duration: number | null = null): number =>
    toasts.show({ tone: 'error', title, description, duration }),
})
