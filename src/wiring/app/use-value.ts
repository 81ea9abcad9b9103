import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useSyncExternalStore } from 'react'

export const useValue = <T>(signal: ReadonlySignal<T>): T => {
  const subscribe = useCallback((notify: () => void) => signal.subscribe(notify), [signal])
  const read = () => signal.peek()
  return useSyncExternalStore(subscribe, read, read)
}
