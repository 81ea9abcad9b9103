import { type ProviderProblem, providerProblem, statusLine } from '#domain/movie/provider-error.ts'
import type { CoreMessages } from '#messages/types.ts'
import { MissingCodeError } from '#wiring/app/loadable.ts'

interface ErrorMessages {
  /** In people's words where there are any. */
  readonly title: string
  readonly hint?: string
  readonly isKeyRefused: boolean
}

/** Says it as TMDB does. */
export const providerMessage = ({ status, statusText, kind }: ProviderProblem, { errors }: CoreMessages): string => {
  const reasons: Readonly<Record<string, string>> = errors.reasons
  return errors.provider({ reason: statusLine(status, reasons[kind] ?? statusText) })
}

const wordsFor = ({ status, kind }: ProviderProblem, { errors }: CoreMessages): string | null => {
  if (status === 401) return errors.refusedKey
  if (kind === 'network') return errors.unreached
  if (kind === 'malformed') return errors.malformed
  return kind !== 'answer' || status === 429 || status >= 500 ? errors.unanswered : null
}

export const problemMessages = (problem: ProviderProblem, messages: CoreMessages): ErrorMessages => {
  const said = providerMessage(problem, messages)
  const title = wordsFor(problem, messages)
  const isKeyRefused = problem.status === 401
  return title === null ? { title: said, isKeyRefused } : { title, hint: said, isKeyRefused }
}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof MissingCodeError || providerProblem(error)?.kind === 'network'

export const errorMessages = (error: unknown, messages: CoreMessages): ErrorMessages => {
  const problem = providerProblem(error)
  return problem
    ? problemMessages(problem, messages)
    : { title: messages.app.failedTitle, hint: messages.app.failedHint, isKeyRefused: false }
}
