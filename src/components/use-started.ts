import { useSyncExternalStore } from 'react'
import { useApp } from '#wiring/use-app.ts'

/** True once the first screen shows what it is for: what comes later waits for it. */
export const useStarted = (): boolean => {
  const { start } = useApp()
  return useSyncExternalStore(start.after, start.isOver)
}
