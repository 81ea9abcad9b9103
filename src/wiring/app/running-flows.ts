import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate'

type Watcher = (event: InspectionEvent) => void

/** A run of a machine in this visit. */
export interface FlowRun {
  /** The machine's id. */
  readonly flow: string
  /** 1 for the machine's first run. */
  readonly ordinal: number
}

/** What happened in a run, and where the machine stood after it: without texts, ids and the key. */
export interface FlowStep extends FlowRun {
  /** Milliseconds since the visit began. */
  readonly at: number
  /** XState's type of the event. */
  readonly event: string
  readonly value: StateValue
  readonly isStopped: boolean
}

/** The machines that are running. */
export interface RunningFlows {
  /** By session id, in order of their start. */
  readonly all: () => ReadonlyMap<string, ActorRefLike>
  /** Also of a machine that was invoked or has stopped; undefined for actors that are no machines. */
  readonly runOf: (sessionId: string) => FlowRun | undefined
  /** The latest of this visit, oldest first. */
  readonly steps: () => readonly FlowStep[]
  /** Calls the watcher with all that happens in them. Returns what ends it. */
  readonly watch: (watcher: Watcher) => () => void
  /** What an actor must be created with to be one of them. */
  readonly inspect: Watcher
}

const maxSteps = 2000

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  snapshot instanceof Object && 'machine' in snapshot && 'value' in snapshot

/** `now` is in milliseconds. */
export const createRunningFlows = (now: () => number): RunningFlows => {
  const began = now()
  const running = new Map<string, ActorRefLike>()
  const runs = new Map<string, FlowRun>()
  const counts = new Map<string, number>()
  const steps: FlowStep[] = []
  const watchers = new Set<Watcher>()

  const runOf = (sessionId: string, flow: string): FlowRun => {
    const known = runs.get(sessionId)
    if (known) return known
    const run = { flow, ordinal: (counts.get(flow) ?? 0) + 1 }
    counts.set(flow, run.ordinal)
    runs.set(sessionId, run)
    return run
  }

  const record: Watcher = (event) => {
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return
    const { machine, value, status } = event.snapshot
    const run = runOf(event.actorRef.sessionId, machine.id)
    steps.push({ ...run, at: now() - began, event: event.event.type, value, isStopped: status !== 'active' })
    if (steps.length > maxSteps) steps.shift()
  }

  return {
    all: () => running,
    runOf: (sessionId) => runs.get(sessionId),
    steps: () => steps,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    inspect: (event) => {
      const { rootId, actorRef } = event
      // Invoked actors are reported too, with the root's id.
      if (rootId === actorRef.sessionId) {
        if (event.type === '@xstate.event' && event.event.type === 'xstate.init') running.set(rootId, actorRef)
        if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') running.delete(rootId)
      }
      record(event)
      for (const watcher of watchers) watcher(event)
    },
  }
}
