import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { EventOf } from '#machines/ports.ts'
import type { App } from './app.ts'
import type { CreatePart } from './lazy-parts.ts'
import { useApp } from './use-app.ts'

export type CreateFlow<Machine extends AnyStateMachine, Input> = (
  app: App,
  input: Input,
  latest: () => Input,
) => Actor<Machine>

type Flow<Machine extends AnyStateMachine> = readonly [SnapshotFrom<Machine>, (event: EventOf<Machine>) => void]

export const stopWhenIdle = (flow: Actor<AnyStateMachine>): void => {
  const stopIfIdle = () => {
    if (!flow.getSnapshot().hasTag('busy')) flow.stop()
  }
  flow.subscribe(stopIfIdle)
  stopIfIdle()
}

const stop = (flow: { readonly stop: () => unknown }): void => void flow.stop()

/** Runs a flow while its component is mounted. `onUnmount` must stop the actor sooner or later. */
export const useFlow = <Machine extends AnyStateMachine, Input>(
  create: CreateFlow<Machine, Input>,
  input: Input,
  onUnmount: (flow: Actor<Machine>) => void = stop,
): Flow<Machine> => {
  const app = useApp()
  const latest = useRef(input)
  const [flow] = useState(() => create(app, input, () => latest.current))

  useLayoutEffect(() => {
    latest.current = input
  }, [input])

  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    flow.start()
    return () => {
      isMounted.current = false
      // StrictMode unmounts and mounts again at once in development.
      queueMicrotask(() => {
        if (!isMounted.current) onUnmount(flow)
      })
    }
  }, [flow, onUnmount])

  const send = useCallback(
    (event: EventOf<Machine>) => {
      // Events can arrive before the effect starts the actor. A stopped actor must not start again.
      const current: AnyMachineSnapshot = flow.getSnapshot()
      if (current.status === 'active') flow.start().send(event)
    },
    [flow],
  )
  return [useSelector(flow, (snapshot) => snapshot), send]
}

/** Runs one flow for all that show it. It starts with its first use. */
export const useSharedFlow = <Machine extends AnyStateMachine>(create: CreatePart<Actor<Machine>>): Flow<Machine> => {
  const flow = useApp().lazy.get(create)
  useEffect(() => void flow.start(), [flow])
  return [useSelector(flow, (snapshot) => snapshot), flow.send]
}

export const useFlowEnd = ({ status }: { readonly status: string }, onEnd: () => void): void => {
  const isOver = status === 'done'
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
