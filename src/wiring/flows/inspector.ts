import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { type InspectorEvent, type InspectorNews, inspectorMachine, type Opening } from '#machines/inspector.ts'
import { provideAll } from '#machines/ports.ts'
import { createFlow } from '../create-flow.ts'
import { redact } from '../redact.ts'
import { runningFlows, watchFlows } from '../watch-flows.ts'

export type InspectorFlow = ActorRefFrom<typeof inspectorMachine>

const address = 'https://stately.ai/inspect'
const { origin } = new URL(address)
/** How many messages are kept for an inspector window that has not answered yet. */
const mostKept = 200
/** How often the window is checked, in milliseconds: a window of another origin sends no event when it closes. */
const lookEvery = 1000

const isOfObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value instanceof Object && !Array.isArray(value)

/** A copy of an inspector message without the API key and personal data; only fields that are named here are copied. */
export const withoutPersonalData = (message: StatelyInspectionEvent): StatelyInspectionEvent => {
  const { snapshot, event } = message as { readonly snapshot?: unknown; readonly event?: unknown }
  const { status, value, context, output, error } = isOfObject(snapshot) ? snapshot : {}
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

/** Opens Stately's inspector and shows it every running machine, until the returned flow is sent 'stopped'. */
export const startInspector = (say: (news: InspectorNews) => void): InspectorFlow => {
  let opened: Window | null = null
  let isAnswered = false
  const kept: unknown[] = []
  const post = (message: unknown) => {
    if (isAnswered) opened?.postMessage(message, origin)
    else if (kept.push(message) > mostKept) kept.shift()
  }
  const inspector = createInspector({ send: post }, { serialize: withoutPersonalData })
  for (const actor of runningFlows().values()) inspector.actor(actor as never, actor.getSnapshot() as never)
  // Subscribed before this flow itself is created, so that the inspector shows its start as well.
  const unsubscribe = watchFlows((event) => inspector.inspect.next?.(event))

  const flow = createFlow(
    provideAll(inspectorMachine, {
      actors: {
        'open window': fromPromise<Opening, undefined>(async () => {
          opened = window.open(address, 'xstateinspector')
          return { kind: opened ? 'opened' : 'blocked' }
        }),
        'watch window': fromCallback(({ sendBack }) => {
          const send: (event: InspectorEvent) => void = sendBack
          const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
            if (opened === null || source !== opened || from !== origin) return
            if (!isOfObject(data) || data['type'] !== '@statelyai.connected') return
            isAnswered = true
            for (const message of kept.splice(0)) post(message)
            send({ type: 'window answered' })
          }
          window.addEventListener('message', onMessage)
          const looking = setInterval(() => {
            if (opened?.closed) send({ type: 'window closed' })
          }, lookEvery)
          return () => {
            window.removeEventListener('message', onMessage)
            clearInterval(looking)
          }
        }),
      },
      actions: {
        say: (_, news) => say(news),
        disconnect: () => opened?.postMessage({ type: '@statelyai.disconnected' }, origin),
      },
    }),
    undefined,
  )
  flow.subscribe({ complete: unsubscribe })
  return flow.start()
}
