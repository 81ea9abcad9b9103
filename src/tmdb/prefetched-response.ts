export interface PrefetchedResponse {
  readonly request: Request
  readonly response: Promise<Response>
  readonly abort: () => void
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
    const { response, abort } = waiting
    waiting = undefined
    // While it hangs, Chromium's cache makes the next request for the same address wait.
    request.signal.addEventListener('abort', abort)
    return response
  }
}
