import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { App as Services } from '#wiring/app/app.ts'
import { App } from './app.tsx'
import { preloadScreens } from './preload-screens.ts'
import './index.css'

/** Resolves once the first screen's code and language have loaded, or failed to. */
export const mount = async (container: HTMLElement, services: Services, pathname: string): Promise<Root> => {
  await Promise.all([services.language.settled(), preloadScreens(services, pathname)])
  const root = createRoot(container, {
    // Error boundaries report what they catch; React's default would log it a second time.
    onCaughtError: () => {},
    onUncaughtError: services.platform.reportOnce,
    onRecoverableError: services.platform.reportOnce,
  })
  // As a transition, rendering lets the browser paint and answer in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    )
  })
  return root
}
