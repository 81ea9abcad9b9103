export interface PrefetchedResponse {
  readonly request: Request
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    prefetchedResponse?: PrefetchedResponse
  }
}

type Fetch = (request: Request) => Promise<Response>

const identity = ({ url, headers }: Request) => `${url} ${headers.get('Authorization')}`

/** The first matching request takes the prefetched response. */
export const withPrefetched = (prefetched: PrefetchedResponse | undefined, fetch: Fetch): Fetch => {
  let waiting = prefetched
  return (request) => {
    if (!waiting || identity(waiting.request) !== identity(request)) return fetch(request)
    const { response } = waiting
    waiting = undefined
    return response
  }
}
