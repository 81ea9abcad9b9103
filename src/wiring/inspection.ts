import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { announceTo } from '#commands/announce.ts'
import type { App } from './app.ts'
import type { InspectorFlow } from './flows/inspector.ts'

const flow = signal<InspectorFlow | null>(null)
const isStarting = signal(false)

export const isInspectorOpen: ReadonlySignal<boolean> = computed(() => isStarting.value || flow.value !== null)

export const openInspector = async (app: App): Promise<void> => {
  if (isInspectorOpen.peek()) return
  isStarting.value = true
  const announce = announceTo(app.toasts, () => app.messages.peek())
  try {
    const { startInspector } = await import('./flows/inspector.ts')
    const { inspector: messages } = app.messages.peek()
    const started = startInspector(({ kind }) => {
      if (kind === 'attached') announce.success(messages.title, messages.attached)
      else announce.error(messages[kind], messages.title)
    })
    flow.value = started
    const forget = () => {
      if (flow.peek() === started) flow.value = null
    }
    if (started.getSnapshot().status === 'active') started.subscribe({ complete: forget })
    else forget()
  } catch (error) {
    app.reportOnce(error)
    const { inspector: messages } = app.messages.peek()
    announce.error(messages.notLoaded, messages.title)
  } finally {
    isStarting.value = false
  }
}

export const closeInspector = (): void => flow.peek()?.send({ type: 'stopped' })
