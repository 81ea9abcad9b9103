/** Beside the page, so that it controls every address of the app. */
export const serviceWorkerUrl = `${import.meta.env.BASE_URL}service-worker.js`

export type MessageToWorker = { readonly type: 'take over' } | { readonly type: 'page started' }

/** The answer, sent through a port, is the path of the page's entry script, or null once every change is durable. */
export type MessageToPage = { readonly type: 'which version' } | { readonly type: 'write' }
