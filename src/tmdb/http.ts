import ky, { HTTPError, TimeoutError } from 'ky'
import { ProviderError } from '#domain/provider-error.ts'
import { malformedAnswer } from './errors.ts'
import { reasonFor, retryDelay } from './http-status.ts'
import { type Api, type QueryParameters, requestFor } from './request.ts'

/** GET requests to TMDB. */
export interface Http {
  /**
   * The parsed JSON body of a GET. `path` begins with '/' and is joined to the base address.
   * Rejects with a `ProviderError`, or with the signal's reason when it is aborted.
   */
  get(path: string, parameters: QueryParameters, signal?: AbortSignal): Promise<unknown>
}

/** Where requests go, with which key, and what they need of the world. */
export interface HttpOptions extends Api {
  readonly fetch: (request: Request) => Promise<Response>
  /** The present, in milliseconds since 1970. */
  readonly now: () => number
}

const timeLimit = 20_000
const longestWait = 10_000

// A fetch may ignore the signal (the embedded catalogue answers from memory): waiting for it must end all the same.
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

const jsonOf = async (response: Response, path: string): Promise<unknown> => {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? malformedAnswer(path, response.status) : error
  }
}

/**
 * The only HTTP client for TMDB: GET with ky, no cookies, one retry after 429 and no other, every failure a
 * `ProviderError`.
 */
export const createHttp = ({ baseUrl, apiKey, fetch, now }: HttpOptions): Http => {
  const key = apiKey.trim()
  const withoutKey = (text: string) => (key.length >= 8 ? text.replaceAll(key, '…') : text)

  const api = ky.create({
    fetch: (input, init) => fetch(new Request(input, init)),
    timeout: timeLimit,
    // No method: ky's own rules would also retry a failed connection. The hook below forces the one retry there is.
    retry: { limit: 1, methods: [] },
    hooks: {
      afterResponse: [
        (_request, _options, { status, headers }, { retryCount }) => {
          if (status !== 429 || retryCount > 0) return
          const delay = retryDelay(headers.get('Retry-After'), now())
          return delay > longestWait ? undefined : ky.retry({ delay })
        },
      ],
    },
  })

  const errorOf = (error: unknown, path: string, isStalled: boolean): ProviderError => {
    if (error instanceof ProviderError) return error
    if (isStalled || error instanceof TimeoutError) {
      return new ProviderError({ kind: 'timeout', status: 0, statusText: 'Request timed out', path })
    }
    const cause = withoutKey(String(error))
    return new ProviderError({ kind: 'network', status: 0, statusText: 'Network unreachable', path, cause })
  }

  return {
    async get(path, parameters, signal) {
      signal?.throwIfAborted()
      const stalled = new AbortController()
      const either = signal ? AbortSignal.any([signal, stalled.signal]) : stalled.signal
      // ky's time limit ends with the headers.
      const read = (response: Response) => {
        const timer = setTimeout(() => stalled.abort(), timeLimit)
        return unlessAborted(jsonOf(response, path), either).finally(() => clearTimeout(timer))
      }
      try {
        const request = requestFor({ baseUrl, apiKey }, path, parameters)
        return await read(await unlessAborted(api(request, { signal: either }), either))
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof HTTPError)) throw errorOf(error, path, stalled.signal.aborted)
        const { status, statusText } = error.response
        const body = await read(error.response).catch(() => undefined)
        signal?.throwIfAborted()
        throw new ProviderError({
          kind: 'answer',
          status,
          statusText: withoutKey(reasonFor(status, statusText, body)),
          path,
        })
      }
    },
  }
}
