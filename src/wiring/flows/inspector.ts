import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { ActorRefFrom, ActorRefLike } from 'xstate'
import { type InspectorEvent, type InspectorStatus, inspectorMachine } from '#machines/inspector.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { isMachineSnapshot, type RunningFlows } from '../app/running-flows.ts'
import { runName } from '../inspect/flow-places.ts'

/** Fields whose strings come from the code, never from a user. */
const safeTextKeys = new Set(['type', 'kind', 'tab', 'order', 'sort', 'history', 'strategy', 'status', 'actorId'])
const safeNumberKeys = new Set(['page', 'actingPage', 'directingPage', 'by', 'total', 'highlighted', 'version'])

const maxRows = 5

/** An allowlist: whatever it does not name is replaced, so that new fields never leak personal data. */
export const redact = (value: unknown, key = ''): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'string') return safeTextKeys.has(key) ? value : `‹text of ${value.length}›`
  if (typeof value === 'number') return safeNumberKeys.has(key) ? value : '‹number›'
  if (value instanceof Error) return '‹error›'
  if (Array.isArray(value)) {
    const rows = value.slice(0, maxRows).map((row) => redact(row, key))
    return value.length > maxRows ? [...rows, `‹${value.length - maxRows} more›`] : rows
  }
  if (typeof value !== 'object') return `‹${typeof value}›`
  // Keys can be personal too: a map can be keyed by name.
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [/^[a-zA-Z]\w*$/.test(name) ? name : '‹key›', redact(part, name)]),
  )
}

export type InspectorFlow = ActorRefFrom<typeof inspectorMachine>

const address = 'https://stately.ai/inspect'
const { origin } = new URL(address)
const queueLimit = 200
/** A window of another origin sends no event when it closes. */
const closedPollMs = 1000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value instanceof Object && !Array.isArray(value)

/** Copies named fields only, so that new ones never leak the API key or personal data. */
export const withoutPersonalData = (message: StatelyInspectionEvent): StatelyInspectionEvent => {
  const { snapshot, event } = message as { readonly snapshot?: unknown; readonly event?: unknown }
  const { status, value, context, output, error } = isRecord(snapshot) ? snapshot : {}
  return {
    ...message,
    ...(snapshot === undefined
      ? {}
      : {
          snapshot: {
            status,
            value,
            context: redact(context),
            output: redact(output),
            error: error === undefined ? undefined : '‹error›',
          },
        }),
    ...(event === undefined ? {} : { event: redact(event) }),
  } as StatelyInspectionEvent
}

/** Such as 'trailer (Movie and person), 2nd run', with the actor's own name for those that it invoked. */
export const withActorName = (
  { runOf }: Pick<RunningFlows, 'runOf'>,
  message: StatelyInspectionEvent,
): StatelyInspectionEvent => {
  if (message.type !== '@xstate.actor') return message
  const { sessionId, parentId, name } = message
  const own = runOf(sessionId)
  if (own) return { ...message, name: runName(own) }
  const parent = parentId === undefined ? undefined : runOf(parentId)
  return parent ? { ...message, name: `${runName(parent)}: ${name}` } : message
}

export const startInspector = (app: Pick<App, 'view'>, onStatus: (news: InspectorStatus) => void): InspectorFlow => {
  let opened: Window | null = null
  let isAnswered = false
  const queue: unknown[] = []
  const post = (message: unknown) => {
    if (isAnswered) opened?.postMessage(message, origin)
    else if (queue.push(message) > queueLimit) queue.shift()
  }
  const { flows } = app.view
  const inspector = createInspector(
    { send: post },
    { serialize: (message) => withoutPersonalData(withActorName(flows, message)) },
  )
  const report = (actorRef: ActorRefLike, rootId: string) => {
    inspector.inspect.next?.({ type: '@xstate.actor', actorRef, rootId })
    const snapshot: unknown = actorRef.getSnapshot()
    const invoked: Readonly<Record<string, ActorRefLike>> = isMachineSnapshot(snapshot) ? snapshot.children : {}
    for (const actor of Object.values(invoked)) report(actor, rootId)
  }
  for (const [rootId, actorRef] of flows.all()) report(actorRef, rootId)
  // Subscribe before creating this flow, so that the inspector shows its start too.
  const unsubscribe = flows.watch((event) => inspector.inspect.next?.(event))

  const flow = createFlow(app, inspectorMachine, undefined, {
    'open window': async () => {
      opened = window.open(address, 'xstateinspector')
      return { kind: opened ? 'opened' : 'blocked' }
    },
    'watch window': (send: (event: InspectorEvent) => void) => {
      const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (opened === null || source !== opened || from !== origin) return
        if (!isRecord(data) || data['type'] !== '@statelyai.connected') return
        isAnswered = true
        for (const message of queue.splice(0)) post(message)
        send({ type: 'window answered' })
      }
      window.addEventListener('message', onMessage)
      const poll = setInterval(() => {
        if (opened?.closed) send({ type: 'window closed' })
      }, closedPollMs)
      return () => {
        window.removeEventListener('message', onMessage)
        clearInterval(poll)
      }
    },
    announce: (_, status) => onStatus(status),
    disconnect: () => opened?.postMessage({ type: '@statelyai.disconnected' }, origin),
  })
  flow.subscribe({ complete: unsubscribe })
  return flow.start()
}
