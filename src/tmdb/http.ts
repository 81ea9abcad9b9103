import ky, { HTTPError, TimeoutError } from 'ky'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { malformedResponse } from './errors.ts'
import { type Api, type QueryParameters, requestFor } from './request.ts'

const reasons: Readonly<Record<number, string>> = {
  300: 'Multiple Choices',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  410: 'Gone',
  414: 'URI Too Long',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const messageOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('status_message' in body)) return ''
  return typeof body.status_message === 'string' ? body.status_message.trim().slice(0, 300) : ''
}

/** TMDB's `status_code` of an error's body; null where it has none. */
const codeOf = (body: unknown): number | null =>
  typeof body === 'object' && body !== null && 'status_code' in body && typeof body.status_code === 'number'
    ? body.status_code
    : null

/** HTTP/2 has no status text, so falls back to the body's `status_message`, then to the standard reason. */
const statusTextFor = (status: number, statusText: string, body: unknown): string =>
  statusText.trim() ||
  messageOf(body) ||
  reasons[status] ||
  reasons[Math.trunc(status / 100) * 100] ||
  'Unexpected answer'

/** `retryAfter` holds seconds or an HTTP date; null when absent or unreadable. */
const statedDelayMs = (retryAfter: string | null, now: number): number | null => {
  const text = retryAfter?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  // biome-ignore lint/style/noRestrictedGlobals: reads a date from text and asks no clock
  const time = /^[a-z]{3,9},? /i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}

const retryDelayMs = (retryAfter: string | null, now: number): number => statedDelayMs(retryAfter, now) ?? 1000

export interface Http {
  /** Rejects with a `ProviderError`, or with the signal's reason. */
  get(path: string, parameters: QueryParameters, signal?: AbortSignal): Promise<unknown>
}

export interface HttpOptions extends Api {
  readonly fetch: (request: Request) => Promise<Response>
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Tries once more after 429, the default; else the caller waits, as the error's `retryAfterMs` says. */
  readonly retries?: boolean
}

const timeoutMs = 20_000
const maxRetryDelayMs = 10_000

// A fetch may ignore the signal (the demo catalog does), but callers must not wait for it.
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
    throw error instanceof SyntaxError ? malformedResponse(path, response.status) : error
  }
}

/** GET without cookies; retries once after 429 and never otherwise. */
export const createHttp = ({ baseUrl, apiKey, fetch, now, retries = true }: HttpOptions): Http => {
  const key = apiKey.trim()
  const withoutKey = (text: string) => (key.length >= 8 ? text.replaceAll(key, '…') : text)

  const api = ky.create({
    fetch: (input, init) => fetch(new Request(input, init)),
    timeout: timeoutMs,
    // ky would also retry failed connections: no methods here, the hook below forces the one retry.
    retry: { limit: 1, methods: [] },
    hooks: {
      afterResponse: [
        (_request, _options, { status, headers }, { retryCount }) => {
          if (status !== 429 || retryCount > 0 || !retries) return
          const delay = retryDelayMs(headers.get('Retry-After'), now())
          return delay > maxRetryDelayMs ? undefined : ky.retry({ delay })
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
      // ky's timeout does not cover the body.
      const read = (response: Response) => {
        const timer = setTimeout(() => stalled.abort(), timeoutMs)
        return unlessAborted(jsonOf(response, path), either).finally(() => clearTimeout(timer))
      }
      try {
        const request = requestFor({ baseUrl, apiKey }, path, parameters)
        return await read(await unlessAborted(api(request, { signal: either }), either))
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof HTTPError)) throw errorOf(error, path, stalled.signal.aborted)
        const { status, statusText, headers } = error.response
        const retryAfterMs = statedDelayMs(headers.get('Retry-After'), now())
        const body = await read(error.response).catch(() => undefined)
        signal?.throwIfAborted()
        const code = codeOf(body)
        throw new ProviderError({
          kind: 'answer',
          status,
          statusText: withoutKey(statusTextFor(status, statusText, body)),
          path,
          ...(retryAfterMs !== null && { retryAfterMs }),
          ...(code !== null && { code }),
        })
      }
    },
  }
}
