import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { App as Services } from '#wiring/services.ts'
import { App } from './app.tsx'
import { screensAt } from './screens.ts'
import './index.css'

/** How long the page's shell stays for the sake of the first list, in milliseconds: rendering twice would take longer. */
const patience = 100

/**
 * Shows the app in place of the page's shell, once the code of the first screen and its words have loaded, and its list
 * where that comes soon. Resolves with React's root.
 * @param answered resolves when the provider has answered the first queries.
 */
export const mount = async (
  container: HTMLElement,
  services: Services,
  pathname: string,
  answered: Promise<void>,
): Promise<Root> => {
  await Promise.all([
    services.wordsSettled(),
    // The embedded catalogue's code takes longer than that.
    services.isDemo.peek() ||
      Promise.race([answered, new Promise<void>((resolve) => services.timeout(resolve, patience))]),
    ...screensAt(pathname).map((screen) => screen.preload(services)),
  ])
  const root = createRoot(container, {
    // The boundaries report what they catch; React's own way is to log it a second time.
    onCaughtError: () => {},
    onUncaughtError: services.reportOnce,
    onRecoverableError: services.reportOnce,
  })
  // In slices, between which the shell's posters can be painted.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    ),
  )
  return root
}
