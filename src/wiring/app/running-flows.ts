import type { ActorRefLike, InspectionEvent } from 'xstate'

type Watcher = (event: InspectionEvent) => void

/** The machines that are running. */
export interface RunningFlows {
  /** By session id, in order of their start. */
  readonly all: () => ReadonlyMap<string, ActorRefLike>
  /** Calls the watcher with all that happens in them. Returns what ends it. */
  readonly watch: (watcher: Watcher) => () => void
  /** What an actor must be created with to be one of them. */
  readonly inspect: Watcher
}

export const createRunningFlows = (): RunningFlows => {
  const running = new Map<string, ActorRefLike>()
  const watchers = new Set<Watcher>()
  return {
    all: () => running,
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
      for (const watcher of watchers) watcher(event)
    },
  }
}
