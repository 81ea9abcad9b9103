import { useEffect, useEffectEvent } from 'react'
import { type ProviderProblem, providerProblem } from '#domain/movie/provider-error.ts'
import type { App } from '#wiring/app/app.ts'
import { MissingCodeError } from '#wiring/app/loadable.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { searchInput } from '../place/search-input.ts'

const reload = ({ memory, platform }: App): void => {
  const input = searchInput()
  if (input) memory.lists.searchText.write(input.value)
  void platform.reload()
}

/** Reloads the page when the demo catalog is missing: it needs no network, so its code did not load. */
export const useRetryProblem = (problem: ProviderProblem | null, retry: () => void): (() => void) => {
  const app = useApp()
  return () => {
    if (app.provider.isDemo.peek() && problem?.kind === 'network') reload(app)
    retry()
  }
}

/** Reloads the page when code fails to load again: Firefox and Safari never request a failed module a second time. */
export const useRetry = (error: unknown, retry: () => void): (() => void) => {
  const app = useApp()
  const retryProblem = useRetryProblem(providerProblem(error), retry)
  return () => {
    if (error instanceof MissingCodeError) error.request().catch(() => reload(app))
    retryProblem()
  }
}

/** Retries what failed without a network once it is back. */
export const useRetryOnline = (retry: () => void): void => {
  const { isOffline } = useApp().provider
  const again = useEffectEvent(retry)
  useEffect(() => {
    let wasOffline = isOffline.peek()
    return isOffline.subscribe((isNow) => {
      if (wasOffline && !isNow) again()
      wasOffline = isNow
    })
  }, [isOffline])
}
