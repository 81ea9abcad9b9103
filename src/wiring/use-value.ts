import type { ReadonlySignal } from '@preact/signals-core'
import { useCallback, useSyncExternalStore } from 'react'

/** A signal's value in a component, which renders again when the value changes and for nothing else. */
export const useValue = <T>(signal: ReadonlySignal<T>): T => {
  const subscribe = useCallback((notify: () => void) => signal.subscribe(notify), [signal])
  const read = () => signal.peek()
  return useSyncExternalStore(subscribe, read, read)
}
