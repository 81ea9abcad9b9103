import type { Texts } from '#text/texts.ts'

interface ErrorWords {
  readonly title: string
  readonly hint?: string
  readonly isKeyRefused: boolean
}

interface ProviderError {
  readonly kind: string
  readonly status: number
  readonly statusText: string
}

const isProviderError = (error: unknown): error is ProviderError => error instanceof Error && error.name === 'TmdbError'

/** What to tell a person about an error: the provider's failure where it is one, else that something failed. */
export const errorWords = (error: unknown, text: Texts): ErrorWords => {
  if (isProviderError(error)) {
    const { status, statusText, kind } = error
    const { errors } = text
    const reasons: Readonly<Record<string, string>> = errors.reasons
    const title = errors.provider(status, reasons[kind] ?? statusText)
    return status === 401 ? { title, isKeyRefused: true, hint: errors.refusedKey } : { title, isKeyRefused: false }
  }
  return { title: text.app.failedTitle, hint: text.app.failedHint, isKeyRefused: false }
}
