import { useDeferredValue } from 'react'
import type { Messages } from '#messages/types.ts'
import { useApp } from './use-app.ts'
import { useLoaded } from './use-loaded.ts'
import { useValue } from './use-value.ts'

/** All messages. Within a `lazyComponent` they are there; elsewhere it suspends until they have loaded in the language of the page, and throws a `MissingCodeError` when they could not. */
export const useMessages = (): Messages => {
  const { loaded, all } = useApp().language
  // Deferred, so that a change of language does not hide the page while they load.
  const language = useDeferredValue(useValue(loaded))
  return useLoaded(all(language))
}
