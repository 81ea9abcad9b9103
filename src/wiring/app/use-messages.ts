import { useDeferredValue } from 'react'
import type { Messages } from '#messages/types.ts'
import type { Loadable } from './loadable.ts'
import { useApp } from './use-app.ts'
import { useValue } from './use-value.ts'

/** Suspends until it has loaded; throws a `MissingCodeError` when it could not. */
const useLoaded = <Part>({ current, error, request }: Loadable<Part>): Part => {
  const part = current()
  if (part !== undefined) return part
  // Not `use`: it reads a promise of code that has loaded one render too late, and within `act` waits for ever.
  throw error() ?? request()
}

/** All messages. Within a `lazyComponent` they are there; elsewhere it suspends until they have loaded in the language of the page, and throws a `MissingCodeError` when they could not. */
export const useMessages = (): Messages => {
  const { loaded, all } = useApp().language
  // Deferred, so that a change of language does not hide the page while they load.
  const language = useDeferredValue(useValue(loaded))
  return useLoaded(all(language))
}
