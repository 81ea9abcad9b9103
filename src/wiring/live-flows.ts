import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { ActorRefLike, AnyMachineSnapshot } from 'xstate'
import { runningFlows, watchFlows } from './watch-flows.ts'

/** A machine that runs in the app, or has just ended. */
export interface LiveFlow {
  /** The session's own, new for every start. */
  readonly key: string
  /** The machine's id. */
  readonly id: string
  /** Paths of the states it is in, outer ones first. */
  readonly states: readonly string[]
  readonly isOver: boolean
  /** What happened last in words, newest first. */
  readonly events: readonly string[]
}

const keptEvents = 5
const keptEnded = 2

/** The states that a snapshot's value names as paths, outer ones first. */
export const statesIn = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')]
  return Object.entries(Object(value)).flatMap(([key, child]) => [
    [...path, key].join('.'),
    ...statesIn(child, [...path, key]),
  ])
}

/** What an event is called for people, whether a person or the machine itself sent it. */
export const eventWords = (type: string): string => {
  const [, kind = '', name = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after|init|stop)\.?(.*)$/.exec(type) ?? []
  switch (kind) {
    case 'done.actor':
      return `${name} is done`
    case 'error.actor':
      return `${name} failed`
    case 'done.state':
      return 'all within is done'
    case 'after':
      return `after ${name.split('.')[0]}`
    case 'init':
      return 'started'
    case 'stop':
      return 'left'
    default:
      return type === '' ? 'at once' : type
  }
}

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  snapshot instanceof Object && 'machine' in snapshot && 'value' in snapshot

const flowOf = (key: string, snapshot: AnyMachineSnapshot, events: readonly string[]): LiveFlow => ({
  key,
  id: snapshot.machine.id,
  states: statesIn(snapshot.value),
  isOver: snapshot.status !== 'active',
  events,
})

/** Follows the machines of the app: those that run, in the order of their start, with the last few that have ended. */
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
    const events = [eventWords(event.event.type), ...(before?.events ?? [])].slice(0, keptEvents)
    const now = flowOf(rootId, snapshot, events)
    const next = before ? all.map((flow) => (flow === before ? now : flow)) : [...all, now]
    const ended = next.filter(({ isOver }) => isOver)
    const forgotten = ended.slice(0, Math.max(0, ended.length - keptEnded))
    flows.value = next.filter((flow) => !forgotten.includes(flow))
  })
  return { flows, stop }
}
