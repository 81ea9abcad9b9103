import type { AnyMachineSnapshot } from 'xstate'
import type { RunningFlows } from '#wiring/app/running-flows.ts'

export type SentEvent = readonly [machine: string, event: string]

declare module 'vitest' {
  interface TaskMeta {
    /** Read from the report of all tests (tools/sent-events.ts). */
    sentEvents?: readonly SentEvent[]
  }
}

/** The events that the app's running machines have received since, each once. */
export const collectSentEvents = ({ watch }: RunningFlows): (() => readonly SentEvent[]) => {
  const sent = new Map<string, SentEvent>()
  watch((event) => {
    const { rootId, actorRef } = event
    if (event.type !== '@xstate.event' || actorRef.sessionId !== rootId || event.event.type.startsWith('xstate.'))
      return
    const { machine } = actorRef.getSnapshot() as AnyMachineSnapshot
    sent.set(`${machine.id}/${event.event.type}`, [machine.id, event.event.type])
  })
  return () => [...sent.values()]
}
