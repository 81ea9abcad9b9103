import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { App as Services } from '#wiring/services.ts'
import { App } from './app.tsx'
import { screensAt } from './screens.ts'
import './index.css'

/** Shows the app in place of the page's shell, once the code of the first screen is there. */
export const mount = async (container: HTMLElement, services: Services, pathname: string): Promise<void> => {
  await Promise.all(screensAt(pathname).map((screen) => screen.preload()))
  createRoot(container).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  )
}
