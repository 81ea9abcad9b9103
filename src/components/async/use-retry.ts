import { providerProblem } from '#domain/movie/provider-error.ts'
import type { App } from '#wiring/app/app.ts'
import { MissingCodeError } from '#wiring/app/loadable.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { searchInput } from '../place/search-input.ts'

const reload = ({ memory, platform }: App): void => {
  const input = searchInput()
  if (input) memory.lists.searchText.write(input.value)
  void platform.reload()
}

/** Reloads the page when code fails to load again: Firefox and Safari never request a failed module a second time. */
export const useRetry = (error: unknown, retry: () => void): (() => void) => {
  const app = useApp()
  // The demo catalog needs no network: only its code can fail to load.
  const isCatalogMissing = () => app.provider.isDemo.peek() && providerProblem(error)?.kind === 'network'
  return () => {
    if (error instanceof MissingCodeError) error.request().catch(() => reload(app))
    else if (isCatalogMissing()) reload(app)
    retry()
  }
}
