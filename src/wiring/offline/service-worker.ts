import { type MessageToPage, type MessageToWorker, serviceWorkerUrl } from '#service-worker/messages.ts'
import type { App } from '../app/app.ts'

const checkEveryMs = 60 * 60_000

/** The content security policy allows this name alone, and it gives this one address whatever is asked. */
const trustedUrl = (): string =>
  window.trustedTypes
    ?.createPolicy('matinee-service-worker', { createScriptURL: () => serviceWorkerUrl })
    .createScriptURL('') ?? serviceWorkerUrl

const afterLoad = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve, { once: true })
  })

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 })
    else setTimeout(resolve, 1000)
  })

const untilIdle = async ({ provider, platform }: Pick<App, 'provider' | 'platform'>): Promise<void> => {
  await afterLoad()
  // What loads for thousands of movies in the background may take minutes, and nothing on the screen waits for it.
  while (provider.queryClient.isFetching({ type: 'active' }) > 0)
    await new Promise<void>((resolve) => void platform.timeout(resolve, 500))
  await idle()
}

const entryScript = (): string | null => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script && new URL(script.src).pathname
}

const post = (worker: ServiceWorker | null, message: MessageToWorker): void => worker?.postMessage(message)

const answerWorker = (container: ServiceWorkerContainer, { records }: Pick<App, 'records'>): void => {
  container.addEventListener('message', ({ data, ports: [port] }: MessageEvent<MessageToPage>) => {
    if (data.type === 'which version') port?.postMessage(entryScript())
    // A change that changes nothing settles after those that wait.
    else void records.change((library) => library).then(() => port?.postMessage(null))
  })
  container.startMessages()
}

const reloadInto = (worker: ServiceWorker): void => {
  const reload = () => location.reload()
  worker.addEventListener('statechange', reload, { once: true })
  if (worker.state === 'installed') post(worker, { type: 'take over' })
  // Another tab has let it take over, or a later release has replaced it.
  else reload()
}

const offerUpdates = (registration: ServiceWorkerRegistration, newVersion: App['view']['newVersion']): void => {
  const offer = () => {
    const { waiting } = registration
    if (waiting) newVersion.value = { reload: () => reloadInto(waiting) }
  }
  const offerOnceInstalled = () => registration.installing?.addEventListener('statechange', offer)
  offer()
  // Another tab may have found it before this one was ready.
  offerOnceInstalled()
  registration.addEventListener('updatefound', offerOnceInstalled)
}

/** Finds a release while a tab stays open for days; the browser itself looks only at navigations. */
const checkWhenShown = (registration: ServiceWorkerRegistration, now: App['platform']['now']): void => {
  let checkedAt = now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || now() - checkedAt < checkEveryMs) return
    checkedAt = now()
    registration.update().catch(() => {})
  })
}

/** Downloads the app for visits without a network, once the first screen is shown and the browser is idle. */
export const startServiceWorker = async (app: App): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker: container } = navigator
  await untilIdle(app)
  answerWorker(container, app)
  await container.register(trustedUrl(), { updateViaCache: 'none' })
  const registration = await container.ready
  offerUpdates(registration, app.view.newVersion)
  checkWhenShown(registration, app.platform.now)
  post(registration.active, { type: 'page started' })
}
