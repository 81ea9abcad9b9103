import { providerProblem } from '#domain/provider-error.ts'
import type { App } from '#wiring/app.ts'
import { useApp } from '#wiring/use-app.ts'
import { MissingCodeError } from './lazy-component.tsx'

const reload = ({ memory, reload: reloadPage }: App): void => {
  const searchBox = document.querySelector<HTMLInputElement>('header [role=combobox]')
  if (searchBox) memory.searchText.write(searchBox.value)
  void reloadPage()
}

/** Reloads the page when code fails to load again: Firefox and Safari never request a failed module a second time. */
export const useRetry = (error: unknown, retry: () => void): (() => void) => {
  const app = useApp()
  // The demo catalog needs no network: only its code can fail to load.
  const isCatalogMissing = () => app.isDemo.peek() && providerProblem(error)?.kind === 'network'
  return () => {
    if (error instanceof MissingCodeError) error.request().catch(() => reload(app))
    else if (isCatalogMissing()) reload(app)
    retry()
  }
}
