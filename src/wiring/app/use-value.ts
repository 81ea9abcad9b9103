import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * For what may be mounted while something beside it still loads; elsewhere components read with `useSignals()`
 * (docs/decisions/0018). Renders when the value is another.
 */
export const useValue = <T>(signal: ReadonlySignal<T>): T => {
  const subscribe = useCallback((notify: () => void) => signal.subscribe(notify), [signal])
  const read = () => signal.peek()
  return useSyncExternalStore(subscribe, read, read)
}
