import { type ProviderProblem, providerProblem } from '#domain/provider-error.ts'
import type { Texts } from '#i18n/texts.ts'

interface ErrorWords {
  readonly title: string
  readonly hint?: string
  readonly isKeyRefused: boolean
}

/** What to tell a person about a call to the provider that failed. */
export const problemWords = ({ status, statusText, kind }: ProviderProblem, { errors }: Texts): ErrorWords => {
  const reasons: Readonly<Record<string, string>> = errors.reasons
  const title = errors.provider(status, reasons[kind] ?? statusText)
  return status === 401 ? { title, isKeyRefused: true, hint: errors.refusedKey } : { title, isKeyRefused: false }
}

/** What to tell a person about an error: the provider's failure where it is one, else that something failed. */
export const errorWords = (error: unknown, text: Texts): ErrorWords => {
  const problem = providerProblem(error)
  return problem
    ? problemWords(problem, text)
    : { title: text.app.failedTitle, hint: text.app.failedHint, isKeyRefused: false }
}
