import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { ActorRefLike, AnyMachineSnapshot } from 'xstate'
import { runningFlows, watchFlows } from './watch-flows.ts'

/** A machine that runs in the app, or has just stopped. */
export interface LiveFlow {
  /** The actor's session id. */
  readonly key: string
  /** The machine's id. */
  readonly id: string
  /** Paths of the states it is in, outer ones first. */
  readonly states: readonly string[]
  readonly isStopped: boolean
  /** Its last ten events, newest first. */
  readonly events: readonly LiveEvent[]
}

interface LiveEvent {
  /** Counts the events of an actor. */
  readonly number: number
  readonly name: string
}

const keptEvents = 10
const keptStopped = 2

/** Paths of the states in a snapshot's value, outer ones first. */
export const statesIn = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')]
  return Object.entries(Object(value)).flatMap(([key, child]) => [
    [...path, key].join('.'),
    ...statesIn(child, [...path, key]),
  ])
}

/** The name of an event: its type, or for XState's own events the key that handles them in a machine's config. */
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

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  snapshot instanceof Object && 'machine' in snapshot && 'value' in snapshot

const flowOf = (key: string, snapshot: AnyMachineSnapshot, events: LiveFlow['events']): LiveFlow => ({
  key,
  id: snapshot.machine.id,
  states: statesIn(snapshot.value),
  isStopped: snapshot.status !== 'active',
  events,
})

/** Follows the machines of the app: those that run, in the order of their start, with the last few that have stopped. */
export const followFlows = (): { readonly flows: ReadonlySignal<readonly LiveFlow[]>; readonly stop: () => void } => {
  const started = [...runningFlows()].flatMap(([key, actor]: readonly [string, ActorRefLike]) => {
    const snapshot: unknown = actor.getSnapshot()
    return isOfMachine(snapshot) ? [flowOf(key, snapshot, [])] : []
  })
  const flows = signal<readonly LiveFlow[]>(started)
  const stop = watchFlows((event) => {
    if (event.type !== '@xstate.snapshot' || event.rootId !== event.actorRef.sessionId) return
    const { rootId, snapshot } = event
    if (!isOfMachine(snapshot)) return
    const all = flows.peek()
    const before = all.find(({ key }) => key === rootId)
    const earlier = before?.events ?? []
    const newest = { number: (earlier[0]?.number ?? 0) + 1, name: eventName(event.event.type) }
    const events = [newest, ...earlier].slice(0, keptEvents)
    const now = flowOf(rootId, snapshot, events)
    const next = before ? all.map((flow) => (flow === before ? now : flow)) : [...all, now]
    const stopped = next.filter(({ isStopped }) => isStopped)
    const forgotten = stopped.slice(0, Math.max(0, stopped.length - keptStopped))
    flows.value = next.filter((flow) => !forgotten.includes(flow))
  })
  return { flows, stop }
}
