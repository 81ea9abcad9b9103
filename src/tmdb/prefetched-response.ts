/** A request that was sent before the app's code was there. */
export interface PrefetchedResponse {
  readonly request: Request
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    /** The shell's request, where it sent one. */
    prefetchedResponse?: PrefetchedResponse
  }
}

type Fetch = (request: Request) => Promise<Response>

const identity = ({ url, headers }: Request) => `${url} ${headers.get('Authorization')}`

/** A fetch whose first request that is the same as the prefetched one takes its response; all others are sent. */
export const takingPrefetched = (prefetched: PrefetchedResponse | undefined, fetch: Fetch): Fetch => {
  let waiting = prefetched
  return (request) => {
    if (!waiting || identity(waiting.request) !== identity(request)) return fetch(request)
    const { response } = waiting
    waiting = undefined
    return response
  }
}
