import { type AppFile, createAppCache } from './app-cache.ts'
import { answerPicture } from './kept-posters.ts'
import type { MessageToPage, MessageToWorker } from './messages.ts'
import { changelogPage, noticesPage } from './text-pages.ts'

const answerTimeoutMs = 2000

const ask = (tab: Client, message: MessageToPage): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(null), answerTimeoutMs)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data)
    }
    tab.postMessage(message, [port2])
  })

/** One answer for each open tab; null for a tab that does not answer in time. */
const askTabs = async (clients: Clients, message: MessageToPage): Promise<readonly unknown[]> => {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return Promise.all(tabs.map((tab) => ask(tab, message)))
}

declare const self: ServiceWorkerGlobalScope
/** Put in place by the build (tools/vite/service-worker.ts). */
declare const appFiles: readonly AppFile[]

const app = createAppCache(appFiles)

/** Pictures of the manifest and pages of text, opened in a tab. */
const isBesideApp = (pathname: string): boolean =>
  /\/(?:icons|screenshots)\//.test(pathname) ||
  [changelogPage, noticesPage].some((page) => pathname === import.meta.env.BASE_URL + page)

const removeUnusedVersions = async (): Promise<void> => {
  // The cache of a waiting version is not used by any tab yet.
  if (self.registration.waiting || self.registration.installing) return
  const entries = await askTabs(self.clients, { type: 'which version' })
  if (entries.every((entry) => typeof entry === 'string')) await app.removeOthers(entries)
}

const takeOver = async (): Promise<void> => {
  await askTabs(self.clients, { type: 'write' })
  await self.skipWaiting()
}

const tidyUp = async (): Promise<void> => {
  await removeUnusedVersions()
  // The browser or a user may have deleted files. What fails is tried again at the next start.
  await app.install().catch(() => {})
}

self.addEventListener('install', (event) => event.waitUntil(app.install()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { type } = event.data as MessageToWorker
  if (type === 'take over') event.waitUntil(takeOver())
  else if (type === 'page started') event.waitUntil(tidyUp())
  else event.waitUntil(app.repair().then((isRepaired) => event.ports[0]?.postMessage(isRepaired)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // The policy of the pages allows pictures of the image host alone.
  if (request.destination === 'image' && request.mode === 'cors') return event.respondWith(answerPicture(request))
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (app.has(pathname) && pathname !== import.meta.env.BASE_URL) event.respondWith(app.file(request, pathname))
  else if (request.mode === 'navigate' && !isBesideApp(pathname)) event.respondWith(app.page(request))
})
