import type { ActorRefLike, InspectionEvent } from 'xstate'

type Watcher = (event: InspectionEvent) => void

const running = new Map<string, ActorRefLike>()
const watchers = new Set<Watcher>()

/** What every machine of the app is started with, so that it can be watched. */
export const inspect = (event: InspectionEvent): void => {
  const { rootId, actorRef } = event
  // The actors that a machine invokes are reported as well, with the machine's root id.
  if (rootId === actorRef.sessionId) {
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') running.set(rootId, actorRef)
    if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') running.delete(rootId)
  }
  for (const watcher of watchers) watcher(event)
}

/** The running machines, by session id. */
export const runningFlows = (): ReadonlyMap<string, ActorRefLike> => running

/** Calls the watcher with every inspection event of every machine, until the returned function is called. */
export const watchFlows = (watcher: Watcher): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
