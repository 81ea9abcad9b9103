import type { Texts } from '#text/texts.ts'

interface ErrorWords {
  readonly title: string
  readonly hint?: string
  readonly isKeyRefused: boolean
}

/** What to tell a person about an error: the provider's own message where it is one, else that something failed. */
export const errorWords = (error: unknown, text: Texts): ErrorWords => {
  if (error instanceof Error && error.name === 'TmdbError') {
    const isKeyRefused = 'status' in error && error.status === 401
    return { title: error.message, isKeyRefused, ...(isKeyRefused ? { hint: text.errors.refusedKey } : {}) }
  }
  return { title: text.app.failedTitle, hint: text.app.failedHint, isKeyRefused: false }
}
