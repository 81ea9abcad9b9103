/** What index.html asked the provider for before the app's code was there. */
export interface FirstAnswer {
  readonly url: string
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** Absent where the first screen needs another list, or no key is sent in an address. */
    firstAnswer?: FirstAnswer
  }
}

type Fetch = (request: Request) => Promise<Response>

/** A fetch whose first request for that address takes the answer over; all others are sent. */
export const afterFirst = (first: FirstAnswer | undefined, fetch: Fetch): Fetch => {
  let waiting = first
  return (request) => {
    if (waiting?.url !== request.url) return fetch(request)
    const { answer } = waiting
    waiting = undefined
    return answer
  }
}
