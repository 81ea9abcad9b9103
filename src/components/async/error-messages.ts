import { type ProviderProblem, providerProblem, statusLine } from '#domain/movie/provider-error.ts'
import type { Messages } from '#i18n/messages/core.ts'
import { MissingCodeError } from '#wiring/app/loadable.ts'

interface ErrorMessages {
  readonly title: string
  readonly hint?: string
  readonly isKeyRefused: boolean
}

export const problemMessages = ({ status, statusText, kind }: ProviderProblem, { errors }: Messages): ErrorMessages => {
  const reasons: Readonly<Record<string, string>> = errors.reasons
  const title = errors.provider(statusLine(status, reasons[kind] ?? statusText))
  return status === 401 ? { title, isKeyRefused: true, hint: errors.refusedKey } : { title, isKeyRefused: false }
}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof MissingCodeError || providerProblem(error)?.kind === 'network'

export const errorMessages = (error: unknown, messages: Messages): ErrorMessages => {
  const problem = providerProblem(error)
  return problem
    ? problemMessages(problem, messages)
    : { title: messages.app.failedTitle, hint: messages.app.failedHint, isKeyRefused: false }
}
