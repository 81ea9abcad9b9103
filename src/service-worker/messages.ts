/** The address of the service worker, at the root so that it controls every page. */
export const serviceWorkerUrl = '/service-worker.js'

export type MessageToWorker =
  /** All tabs write what waits, then this version takes over. */
  | { readonly type: 'take over' }
  /** A page has started: old versions that no tab uses can go. */
  | { readonly type: 'page started' }

/** Sent with a port for the answer. */
export type MessageToPage =
  /** The answer is the path of the page's entry script, which identifies its version. */
  | { readonly type: 'which version' }
  /** The answer comes once every change is durable. */
  | { readonly type: 'write' }
