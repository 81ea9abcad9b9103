import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDemoHandler } from '#tmdb/demo/handler.ts'
import { type Draft, type Fault, send, sendFaulty } from './catalog-faults.ts'
import { pictureAt, withPhotographs } from './catalog-pictures.ts'

export interface CatalogOptions {
  /** 0, the default, uses a free one. */
  readonly port?: number
  /** Milliseconds before each answer of the API. */
  readonly delay?: number
  /** Milliseconds before each picture. */
  readonly imageDelay?: number
  /** Serves pictures as TMDB's image host does, instead of those that the app draws itself. */
  readonly pictures?: boolean
  /** Milliseconds since 1970, for the weekly order of trending; fixed by default. */
  readonly now?: () => number
}

interface NotedRequest {
  readonly method: string
  /** Without the '/3' of the API: '/search/movie'. Pictures keep '/t/p/…'. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | null
  readonly cookie: string | null
}

export interface CatalogServer {
  /** Such as `http://127.0.0.1:4001`. */
  readonly url: string
  /** For `VITE_TMDB_BASE_URL`. */
  readonly apiUrl: string
  /** For `VITE_TMDB_IMAGE_URL`. */
  readonly imageUrl: string
  /** Every request since the start or the last `heal`, in order; CORS preflights are not recorded. */
  readonly requests: readonly NotedRequest[]
  /**
   * Answers with a fault from now on where the path matches: a whole path in which `*` matches anything
   * ('/search/movie', '/movie/*'), or a pattern. The latest matching fault applies. `times` limits it to that many answers.
   */
  fail(path: string | RegExp, fault: Fault, options?: { readonly times?: number }): void
  /** Removes every fault and clears the requests. */
  heal(): void
  close(): Promise<void>
}

interface ActiveFault {
  readonly pattern: RegExp
  readonly fault: Fault
  left: number
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'ETag, X-RateLimit-Limit, X-RateLimit-Remaining, Retry-After, Content-Length',
  'Access-Control-Max-Age': '600',
  'Timing-Allow-Origin': '*',
}

const patternOf = (path: string | RegExp): RegExp => {
  if (typeof path !== 'string') return path
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

const notFound: Draft = { status: 404, headers: cors, body: Buffer.alloc(0) }

/** The embedded catalog over HTTP on the loopback interface, in place of TMDB and its image host. */
export const startCatalog = async (options: CatalogOptions = {}): Promise<CatalogServer> => {
  const { port = 0, delay = 0, imageDelay = 0, pictures = false, now = () => 0 } = options
  const handler = createDemoHandler({ now })
  const requests: NotedRequest[] = []
  const faults: ActiveFault[] = []

  const faultFor = (path: string): Fault | null => {
    const active = faults.findLast(({ pattern, left }) => left > 0 && path.search(pattern) !== -1)
    if (!active) return null
    active.left -= 1
    return active.fault
  }

  const pictureDraft = (path: string): Draft => {
    const body = pictures ? pictureAt(path) : null
    const headers = { ...cors, 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000' }
    return body ? { status: 200, headers, body } : notFound
  }

  const apiDraft = async (request: IncomingMessage, url: URL): Promise<Draft> => {
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const { authorization } = request.headers
    const response = await handler(new Request(url, { method, headers: authorization ? { authorization } : {} }))
    const text = await response.text()
    return {
      status: response.status,
      headers: { ...cors, 'Content-Type': response.headers.get('Content-Type') ?? 'application/json' },
      body: Buffer.from(pictures ? withPhotographs(text) : text),
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.resume()
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    const path = url.pathname.replace(/^\/3(?=\/)/, '')
    const { authorization = null, cookie = null } = request.headers
    const query = Object.fromEntries(url.searchParams)
    requests.push({ method: request.method ?? 'GET', path, query, authorization, cookie })
    const isPicture = path.startsWith('/t/p/')
    const isApi = path !== url.pathname
    const wait = isPicture ? imageDelay : delay
    const draft = isPicture ? pictureDraft(path) : isApi ? await apiDraft(request, url) : notFound
    if (wait > 0) await sleep(wait, undefined, { ref: false })
    const fault = faultFor(path)
    return fault === null ? send(response, draft) : sendFaulty(response, fault, draft)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    apiUrl: `${url}/3`,
    imageUrl: `${url}/t/p`,
    requests,
    fail: (path, fault, { times = Number.POSITIVE_INFINITY } = {}) => {
      faults.push({ pattern: patternOf(path), fault, left: times })
    },
    heal: () => {
      faults.length = 0
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
