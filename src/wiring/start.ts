import type { QueryClient } from '@tanstack/react-query'
import type { World } from './world.ts'

/** The time until the first screen shows its content. Work that can wait is put off until then. */
export interface Start {
  readonly isOver: () => boolean
  /** Runs a task when the start is over, at once if it already is; returns a function that cancels it. */
  readonly after: (task: () => void) => () => void
  /** Ends the start once the provider has answered and the browser is idle. Call it when the first screen has asked. */
  readonly watch: () => void
}

/** How long the start waits for the provider, in milliseconds. */
const patience = 3000

/** Follows the start of the app by what the query client is still waiting for. */
export const createStart = (
  queryClient: QueryClient,
  { timeout, whenIdle }: Pick<World, 'timeout' | 'whenIdle'>,
): Start => {
  const waiting = new Set<() => void>()
  let isOver = false
  const end = () => {
    isOver = true
    for (const task of waiting) task()
    waiting.clear()
  }
  return {
    isOver: () => isOver,
    after: (task) => {
      if (isOver) task()
      else waiting.add(task)
      return () => void waiting.delete(task)
    },
    watch: () => {
      const isAnswered = () => queryClient.isFetching() === 0
      if (isAnswered()) return whenIdle(end)
      const stop = queryClient.getQueryCache().subscribe(() => isAnswered() && settle())
      const giveUp = timeout(() => settle(), patience)
      const settle = () => {
        stop()
        giveUp()
        whenIdle(end)
      }
    },
  }
}
