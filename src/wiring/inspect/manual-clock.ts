import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

export interface ManualClock extends Clock {
  /** Milliseconds until the next timeout, null without one. */
  readonly untilNext: () => number | null
  readonly advance: () => void
}

export const createManualClock = (): ManualClock => {
  let now = 0
  let lastId = 0
  const timeouts = new Map<number, { readonly due: number; readonly run: () => void }>()
  const next = () => [...timeouts].toSorted(([, one], [, other]) => one.due - other.due)[0]
  return {
    setTimeout: (run, delay) => {
      lastId += 1
      timeouts.set(lastId, { due: now + delay, run })
      return lastId
    },
    clearTimeout: (id: number) => void timeouts.delete(id),
    untilNext: () => {
      const timeout = next()
      return timeout ? timeout[1].due - now : null
    },
    advance: () => {
      const timeout = next()
      if (!timeout) return
      const [id, { due, run }] = timeout
      now = due
      timeouts.delete(id)
      run()
    },
  }
}
