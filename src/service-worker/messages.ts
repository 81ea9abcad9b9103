/** Beside the page, so that it controls every address of the app. */
export const serviceWorkerUrl = `${import.meta.env.BASE_URL}service-worker.js`

/** The answer to 'repair', sent through a port, is whether all files are as they were built. */
export type MessageToWorker = { readonly type: 'take over' | 'page started' | 'repair' }

/** The answer, sent through a port, is the path of the page's entry script, or null once every change is durable. */
export type MessageToPage = { readonly type: 'which version' } | { readonly type: 'write' }
