import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { App as Services } from '#wiring/services.ts'
import { App } from './app.tsx'
import { firstPictures } from './first-pictures.ts'
import { screensAt } from './screens.ts'
import './index.css'

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
    firstPictures(services, answered),
    ...screensAt(pathname).map((screen) => screen.preload(services)),
  ])
  const root = createRoot(container, {
    // The boundaries report what they catch; React's own way is to log it a second time.
    onCaughtError: () => {},
    onUncaughtError: services.reportOnce,
    onRecoverableError: services.reportOnce,
  })
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  )
  return root
}
