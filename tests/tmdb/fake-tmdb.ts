import { ProviderError } from '#domain/movie/provider-error.ts'

export type Answer = (request: Request) => Promise<Response> | Response

export const json =
  (body: unknown, init: ResponseInit = {}): Answer =>
  () =>
    new Response(JSON.stringify(body), init)

export const text =
  (body: string, init: ResponseInit = {}): Answer =>
  () =>
    new Response(body, init)

/** A response that never arrives and ignores the abort signal. */
export const silence: Answer = () => new Promise(() => {})

export const unauthorised = json(
  { status_code: 7, status_message: 'Invalid API key.', success: false },
  { status: 401 },
)

export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** A fetch function that returns the answers in order, repeats the last one, and records the requests. */
export const fakeTmdb = (...answers: readonly Answer[]) => {
  const requests: Request[] = []
  return {
    requests,
    /** The requests as path and query relative to the base URL. */
    get asked() {
      return requests.map(({ url }) => decodeURIComponent(url).replace('https://tmdb.test/3', ''))
    },
    fetch: async (request: Request): Promise<Response> => {
      const answer = answers[Math.min(requests.length, answers.length - 1)]
      requests.push(request)
      if (!answer) throw new Error('The fake has no answer.')
      return answer(request)
    },
  }
}

/** The `ProviderError` that a call rejects with. */
export const failure = async (call: Promise<unknown>): Promise<ProviderError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ProviderError) return error
  throw new Error(`Expected a ProviderError, got ${String(error)}`)
}
