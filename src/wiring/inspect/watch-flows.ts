import type { ActorRefLike, InspectionEvent } from 'xstate'

type Watcher = (event: InspectionEvent) => void

const running = new Map<string, ActorRefLike>()
const watchers = new Set<Watcher>()

export const inspect = (event: InspectionEvent): void => {
  const { rootId, actorRef } = event
  // Invoked actors are reported too, with the root's id.
  if (rootId === actorRef.sessionId) {
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') running.set(rootId, actorRef)
    if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') running.delete(rootId)
  }
  for (const watcher of watchers) watcher(event)
}

export const runningFlows = (): ReadonlyMap<string, ActorRefLike> => running

export const watchFlows = (watcher: Watcher): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
