import type { Messages } from '#i18n/messages.ts'
import { type Toast, type Toasts, toastDuration } from '#stores/toasts.ts'

/** How long what is said of an exported file stays, in milliseconds (spec section 9). */
export const fileToastDuration = 5000

/** Says in toasts what a command did. Each function returns the toast's id. */
export const announceTo = (toasts: Toasts, messages: () => Messages) => ({
  /** Goes by itself; `duration` in milliseconds. */
  success: (title: string, description: string, action?: Toast['action'], duration = toastDuration): number =>
    toasts.show({ tone: 'plain', title, description, duration, ...(action ? { action } : {}) }),
  /** Stays until dismissed, unless a duration in milliseconds is named. */
  error: (description: string, title = messages().errors.title, duration: number | null = null): number =>
    toasts.show({ tone: 'error', title, description, duration }),
})
