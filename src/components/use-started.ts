import { useSyncExternalStore } from 'react'
import { useApp } from '#wiring/use-app.ts'

/** True once the first screen shows its content: work that can wait is put off until then. */
export const useStarted = (): boolean => {
  const { start } = useApp()
  return useSyncExternalStore(start.after, start.isOver)
}
