import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { Started } from '#machines/ports.ts'
import type { App } from './app.ts'
import { useApp } from './use-app.ts'

/** Makes a flow's actor, not started, from the input of one render; `latest` reads the input of the last one. */
export type CreateFlow<Machine extends AnyStateMachine, Input> = (
  app: App,
  input: Input,
  latest: () => Input,
) => Actor<Machine>

type EventOf<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, Started<unknown>>
type Flow<Machine extends AnyStateMachine, Snapshot> = readonly [Snapshot, (event: EventOf<Machine>) => void]

/** Stops a flow as soon as it is not busy. */
export const stopWhenIdle = (flow: Actor<AnyStateMachine>): void => {
  const stopIfIdle = () => {
    if (!flow.getSnapshot().hasTag('busy')) flow.stop()
  }
  flow.subscribe(stopIfIdle)
  stopIfIdle()
}

const stop = (flow: { readonly stop: () => unknown }): void => void flow.stop()

/**
 * Runs one flow for as long as its component is mounted. While `create` is null, because its code is still loading, so
 * is the snapshot.
 * @param leave called when the component is gone; it must stop the flow sooner or later.
 */
export function useFlow<Machine extends AnyStateMachine, Input>(
  create: CreateFlow<Machine, Input>,
  input: Input,
  leave?: (flow: Actor<Machine>) => void,
): Flow<Machine, SnapshotFrom<Machine>>
export function useFlow<Machine extends AnyStateMachine, Input>(
  create: CreateFlow<Machine, Input> | null,
  input: Input,
  leave?: (flow: Actor<Machine>) => void,
): Flow<Machine, SnapshotFrom<Machine> | null>
export function useFlow<Machine extends AnyStateMachine, Input>(
  create: CreateFlow<Machine, Input> | null,
  input: Input,
  leave: (flow: Actor<Machine>) => void = stop,
): Flow<Machine, SnapshotFrom<Machine> | null> {
  const app = useApp()
  const latest = useRef(input)
  const make = () => create?.(app, input, () => latest.current) ?? null
  const [flow, setFlow] = useState(make)
  if (!flow && create) setFlow(make)

  useLayoutEffect(() => {
    latest.current = input
  }, [input])

  const isHere = useRef(false)
  useEffect(() => {
    if (!flow) return
    isHere.current = true
    flow.start()
    return () => {
      isHere.current = false
      // In development, StrictMode leaves and comes back at once.
      queueMicrotask(() => {
        if (!isHere.current) leave(flow)
      })
    }
  }, [flow, leave])

  const send = useCallback(
    (event: EventOf<Machine>) => {
      // An event can come before the effect that starts the flow. A flow that was stopped stays stopped.
      const current: AnyMachineSnapshot | undefined = flow?.getSnapshot()
      if (current?.status === 'active') flow?.start().send(event)
    },
    [flow],
  )
  return [useSelector(flow ?? undefined, (snapshot) => snapshot ?? null), send]
}

/** Calls `onEnd` once the flow has reached its end. */
export const useFlowEnd = ({ status }: { readonly status: string }, onEnd: () => void): void => {
  const isOver = status === 'done'
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
