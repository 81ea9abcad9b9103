import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { App as Services } from '#wiring/app.ts'
import { App } from './app.tsx'
import { screensAt } from './routes.tsx'
import './index.css'

/** Resolves once the first screen's code and language have loaded, or failed to. */
export const mount = async (container: HTMLElement, services: Services, pathname: string): Promise<Root> => {
  await Promise.all([services.languageSettled(), ...screensAt(pathname).map((screen) => screen.preload())])
  const root = createRoot(container, {
    // Error boundaries report what they catch; React's default would log it a second time.
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
