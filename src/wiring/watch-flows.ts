import type { ActorRefLike, InspectionEvent } from 'xstate'

type Watcher = (event: InspectionEvent) => void

const running = new Map<string, ActorRefLike>()
const watchers = new Set<Watcher>()

/** What every machine of the app is started with, so that it can be watched. */
export const inspect = (event: InspectionEvent): void => {
  const { rootId, actorRef } = event
  // Tasks of a machine come by as well, under the machine's id.
  if (rootId === actorRef.sessionId) {
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') running.set(rootId, actorRef)
    if (event.type === '@xstate.snapshot' && event.snapshot.status !== 'active') running.delete(rootId)
  }
  for (const watcher of watchers) watcher(event)
}

/** The machines that run now, by session id. */
export const runningFlows = (): ReadonlyMap<string, ActorRefLike> => running

/** Tells the watcher everything that happens in any machine from now on, until the returned function is called. */
export const watchFlows = (watcher: Watcher): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
