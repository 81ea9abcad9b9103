import ky from 'ky'
import { reasonFor, retryDelay } from './http-status.ts'
import { malformedAnswer, TmdbError } from './tmdb-error.ts'

/** Query parameters; those that are undefined are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>

/** GET requests to TMDB. */
export interface Http {
  /**
   * The parsed JSON body of a GET. `path` begins with '/' and is joined to the base address.
   * Rejects with a `TmdbError`, or with the signal's reason when it is aborted.
   */
  get(path: string, parameters: QueryParameters, signal?: AbortSignal): Promise<unknown>
}

/** Where requests go, with which key, and what they need of the world. */
export interface HttpOptions {
  /** Such as https://api.themoviedb.org/3. */
  readonly baseUrl: string
  /** A v3 key, a v4 token (begins with 'eyJ'), or '' for none. */
  readonly apiKey: string
  readonly fetch: (request: Request) => Promise<Response>
  /** The present, in milliseconds since 1970. */
  readonly now: () => number
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted first. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

const timeLimit = 20_000
const longestWait = 10_000

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  let timer: ReturnType<typeof setTimeout>
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return (signal ? unlessAborted(time, signal) : time).finally(() => clearTimeout(timer))
}

// A fetch may ignore the signal (the embedded catalogue answers from memory): waiting for it must end all the same.
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The only HTTP client for TMDB: GET with ky, no cookies, one retry after 429 and no other, every failure a
 * `TmdbError`.
 */
export const createHttp = ({ baseUrl, apiKey, fetch, now, wait = pause }: HttpOptions): Http => {
  const key = apiKey.trim()
  const isToken = /^eyJ[\w.~+/=-]+$/.test(key)
  const keyParameter = key && !isToken ? { api_key: key } : {}
  const withoutKey = (text: string) => (key.length >= 8 ? text.replaceAll(key, '…') : text)

  const api = ky.create({
    prefixUrl: baseUrl,
    fetch: (input, init) => fetch(new Request(input, init)),
    headers: isToken ? { Authorization: `Bearer ${key}` } : {},
    credentials: 'omit',
    retry: 0,
    // ky's own limit ends with the headers; ours in `attempt` also covers a body that stalls.
    timeout: false,
    throwHttpErrors: false,
  })

  const attempt = async (path: string, parameters: QueryParameters, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    const overdue = new AbortController()
    const timer = setTimeout(() => overdue.abort(), timeLimit)
    const either = signal ? AbortSignal.any([signal, overdue.signal]) : overdue.signal
    try {
      const searchParams = { ...parameters, ...keyParameter }
      const response = await unlessAborted(api(path.slice(1), { searchParams, signal: either }), either)
      return { response, body: parsed(await unlessAborted(response.text(), either)) }
    } catch (error) {
      signal?.throwIfAborted()
      if (overdue.signal.aborted) {
        throw new TmdbError({ kind: 'timeout', status: 0, statusText: 'Request timed out', path })
      }
      const cause = withoutKey(String(error))
      throw new TmdbError({ kind: 'network', status: 0, statusText: 'Network unreachable', path, cause })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async get(path, parameters, signal) {
      let answer = await attempt(path, parameters, signal)
      if (answer.response.status === 429) {
        const delay = retryDelay(answer.response.headers.get('Retry-After'), now())
        if (delay <= longestWait) {
          await wait(delay, signal)
          answer = await attempt(path, parameters, signal)
        }
      }
      const { response, body } = answer
      if (!response.ok) {
        const statusText = withoutKey(reasonFor(response.status, response.statusText, body))
        throw new TmdbError({ kind: 'answer', status: response.status, statusText, path })
      }
      if (body === undefined) throw malformedAnswer(path, response.status)
      return body
    },
  }
}
