import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A fault of an answer:
 * a status with TMDB's body for it; 'malformed' JSON cut in half; 'html' and 'empty' with status 200;
 * 'nulls' is the right answer with null for every value, 'bare' the same but with ids; 'repeats' has every row twice;
 * 'hang' never answers; 'stall' stops half-way; 'drip' sends the right answer over two seconds; 'drop' breaks the connection;
 * 'no CORS' is the right answer, which pages of other sites may show but not read;
 * `{ delay }` (milliseconds) is the right answer, late, `{ after }` the right answer once that has happened.
 * `retryAfter` is sent unchanged.
 */
export type Fault =
  | number
  | 'malformed'
  | 'html'
  | 'empty'
  | 'nulls'
  | 'bare'
  | 'repeats'
  | 'hang'
  | 'stall'
  | 'drip'
  | 'drop'
  | 'no CORS'
  | { readonly status: number; readonly retryAfter?: number | string }
  | { readonly delay: number }
  | { readonly after: Promise<void> }

/** An answer before it is sent. */
export interface Draft {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const messages: Readonly<Record<number, readonly [code: number, message: string]>> = {
  400: [22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.'],
  401: [7, 'Invalid API key: You must be granted a valid key.'],
  404: [34, 'The resource you requested could not be found.'],
  422: [5, 'Invalid parameters: Your request parameters are incorrect.'],
  429: [25, 'Your request count (#) is over the allowed limit of (40).'],
  500: [11, 'Internal error: Something went wrong, contact TMDB.'],
  502: [43, "Couldn't connect to the backend server."],
  503: [9, 'Service offline: This service is temporarily offline, try again later.'],
  504: [24, 'Your request to the backend server timed out. Try again.'],
}

const refusal = (status: number, headers: Readonly<Record<string, string>>, retryAfter?: number | string): Draft => {
  const [code, message] = messages[status] ?? [15, 'Failed.']
  return {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, 'Retry-After': String(retryAfter) },
    body: Buffer.from(JSON.stringify({ success: false, status_code: code, status_message: message })),
  }
}

const htmlPage = '<!doctype html><title>Sign in to the network</title><p>Welcome to the guest network.</p>'

/** Sends a complete answer. */
export const send = (response: ServerResponse, { status, headers, body }: Draft): void => {
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body)
}

const drip = async (response: ServerResponse, { status, headers, body }: Draft): Promise<void> => {
  const drops = 20
  const size = Math.ceil(body.length / drops)
  response.writeHead(status, headers)
  for (let drop = 0; drop < drops && !response.destroyed; drop++) {
    response.write(body.subarray(drop * size, (drop + 1) * size))
    await sleep(100, undefined, { ref: false })
  }
  response.end()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A JSON value in which every number, string and boolean is null, except those whose name is kept. */
const emptied = (value: unknown, isKept: (name: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => emptied(item, isKept))
  if (!isObject(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isKept(name) ? part : emptied(part, isKept)]),
  )
}

const repeated = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value, ...value].map(repeated)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repeated(part)]))
}

const changes = {
  nulls: (body) => emptied(body, () => false),
  bare: (body) => emptied(body, (name) => /^(provider_)?id$/.test(name)),
  repeats: repeated,
} satisfies Readonly<Record<string, (body: unknown) => unknown>>

/** Sends the right answer with a fault. */
export const sendFaulty = async (response: ServerResponse, fault: Fault, right: Draft): Promise<void> => {
  if (typeof fault === 'number') return send(response, refusal(fault, right.headers))
  if (typeof fault === 'object') {
    if ('status' in fault) return send(response, refusal(fault.status, right.headers, fault.retryAfter))
    await ('after' in fault ? fault.after : sleep(fault.delay, undefined, { ref: false }))
    return send(response, right)
  }
  switch (fault) {
    case 'malformed':
      return send(response, { ...right, body: right.body.subarray(0, Math.ceil(right.body.length / 2)) })
    case 'html':
      return send(response, {
        status: 200,
        headers: { ...right.headers, 'Content-Type': 'text/html;charset=utf-8' },
        body: Buffer.from(htmlPage),
      })
    case 'empty':
      return send(response, { ...right, status: 200, body: Buffer.alloc(0) })
    case 'nulls':
    case 'bare':
    case 'repeats': {
      const body: unknown = JSON.parse(right.body.toString())
      return send(response, { ...right, body: Buffer.from(JSON.stringify(changes[fault](body))) })
    }
    case 'stall':
      response.writeHead(right.status, right.headers)
      response.write(right.body.subarray(0, Math.ceil(right.body.length / 2)))
      return
    case 'drip':
      return drip(response, right)
    case 'no CORS': {
      const { 'Access-Control-Allow-Origin': _, ...headers } = right.headers
      return send(response, { ...right, headers })
    }
    case 'drop':
      response.destroy()
      return
    case 'hang':
      return
  }
}
