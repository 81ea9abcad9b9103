import type { MessageToWorker } from '#service-worker/messages.ts'

const repairTimeoutMs = 20_000

const addressOf = (element: Element): string =>
  element instanceof HTMLLinkElement ? element.href : element instanceof HTMLScriptElement ? element.src : ''

/** Has the service worker compare the app's files with what was built. False when it could not fetch a damaged one. */
export const repairFiles = async (): Promise<boolean> => {
  // Not the controller: a page that was reloaded past the worker has none.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const worker = registration?.active
  if (!worker) return true
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data !== false)
    // A worker of an earlier version does not answer.
    setTimeout(resolve, repairTimeoutMs, true)
    const message: MessageToWorker = { type: 'repair' }
    worker.postMessage(message, [port2])
  })
}

/** False when the server cannot be reached: a reload would show the browser's error page. */
export const reloadPage = async (): Promise<boolean> => {
  if (!(await repairFiles())) return false
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return false
  // WebKit remembers a failed module even after a reload, until the file is fetched in another way.
  const files = document.querySelectorAll('link[rel=modulepreload], link[as=style], script[src]')
  await Promise.allSettled([...files].map((file) => fetch(addressOf(file), { cache: 'reload' })))
  location.reload()
  return true
}
