import { providerProblem } from '#domain/provider-error.ts'
import type { App } from '#wiring/app.ts'
import { useApp } from '#wiring/use-app.ts'
import { MissingCodeError } from './lazy-component.tsx'

const reload = ({ memory, reload: reloadPage }: App): void => {
  const searchBox = document.querySelector<HTMLInputElement>('header [role=combobox]')
  if (searchBox) memory.searchText.write(searchBox.value)
  void reloadPage()
}

/**
 * Tries again what failed. Code that is still missing then is loaded with the page anew, since Firefox and Safari never
 * ask again for a module that failed; the address and what is typed in the search box stay.
 */
export const useRetry = (error: unknown, retry: () => void): (() => void) => {
  const app = useApp()
  // The embedded catalogue needs no network: what fails is the arrival of its code.
  const isCatalogueMissing = () => app.isDemo.peek() && providerProblem(error)?.kind === 'network'
  return () => {
    if (error instanceof MissingCodeError) error.request().catch(() => reload(app))
    else if (isCatalogueMissing()) reload(app)
    retry()
  }
}
