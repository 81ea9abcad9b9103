import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { ActorRefLike, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot, type RunningFlows } from '../app/running-flows.ts'

export interface LiveFlow {
  readonly key: string
  readonly id: string
  /** Dotted paths, parents first. */
  readonly states: readonly string[]
  readonly isStopped: boolean
  /** The last ten, newest first. */
  readonly events: readonly LiveEvent[]
}

interface LiveEvent {
  readonly number: number
  readonly name: string
}

const maxEvents = 10
const maxStopped = 2

/** Dotted paths of the states in a snapshot's value, parents first. */
export const statesIn = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')]
  return Object.entries(Object(value)).flatMap(([key, child]) => [
    [...path, key].join('.'),
    ...statesIn(child, [...path, key]),
  ])
}

/** The event's type, or for XState's own events the config key that handles them. */
export const eventName = (type: string): string => {
  const [, kind = '', name = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after|init|stop)\.?(.*)$/.exec(type) ?? []
  switch (kind) {
    case 'done.actor':
      return `onDone: ${name}`
    case 'error.actor':
      return `onError: ${name}`
    case 'snapshot':
      return `onSnapshot: ${name}`
    case 'done.state':
      return 'onDone'
    case 'after':
      return `after ${name.split('.')[0]}`
    case 'init':
    case 'stop':
      return kind
    default:
      return type === '' ? 'always' : type
  }
}

const flowOf = (key: string, snapshot: AnyMachineSnapshot, events: LiveFlow['events']): LiveFlow => ({
  key,
  id: snapshot.machine.id,
  states: statesIn(snapshot.value),
  isStopped: snapshot.status !== 'active',
  events,
})

/** Running machines in order of their start, and the last few that stopped. */
export const followFlows = (
  running: RunningFlows,
): { readonly flows: ReadonlySignal<readonly LiveFlow[]>; readonly stop: () => void } => {
  const started = [...running.all()].flatMap(([key, actor]: readonly [string, ActorRefLike]) => {
    const snapshot: unknown = actor.getSnapshot()
    return isMachineSnapshot(snapshot) ? [flowOf(key, snapshot, [])] : []
  })
  const flows = signal<readonly LiveFlow[]>(started)
  const stop = running.watch((event) => {
    if (event.type !== '@xstate.snapshot' || event.rootId !== event.actorRef.sessionId) return
    const { rootId, snapshot } = event
    if (!isMachineSnapshot(snapshot)) return
    const all = flows.peek()
    const before = all.find(({ key }) => key === rootId)
    const earlier = before?.events ?? []
    const newest = { number: (earlier[0]?.number ?? 0) + 1, name: eventName(event.event.type) }
    const events = [newest, ...earlier].slice(0, maxEvents)
    const now = flowOf(rootId, snapshot, events)
    const next = before ? all.map((flow) => (flow === before ? now : flow)) : [...all, now]
    const stopped = next.filter(({ isStopped }) => isStopped)
    const dropped = stopped.slice(0, Math.max(0, stopped.length - maxStopped))
    flows.value = next.filter((flow) => !dropped.includes(flow))
  })
  return { flows, stop }
}

/** JSON for a bug report: what happened in the flows, by events and states alone. `at` is in milliseconds. */
export const visitText = ({ steps }: Pick<RunningFlows, 'steps'>, buildVersion: string): string =>
  JSON.stringify(
    {
      version: buildVersion,
      steps: steps().map(({ at, flow, ordinal, event, value, isStopped }) => ({
        at,
        flow,
        run: ordinal,
        event: eventName(event),
        states: statesIn(value),
        isStopped,
      })),
    },
    null,
    1,
  )
