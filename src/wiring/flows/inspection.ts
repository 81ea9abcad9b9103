import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { announceTo } from '#commands/announce.ts'
import type { App } from '../app/app.ts'
import type { InspectorFlow } from './inspector.ts'

interface Inspector {
  readonly isOpen: ReadonlySignal<boolean>
  readonly open: () => Promise<void>
  readonly close: () => void
}

/** Shows the running flows in Stately's inspector. The sections must have loaded. */
export const inspector = (app: App): Inspector => {
  const { language, platform } = app
  const flow = signal<InspectorFlow | null>(null)
  const isStarting = signal(false)
  const isOpen = computed(() => isStarting.value || flow.value !== null)
  const announce = announceTo(app)
  const follow = (started: InspectorFlow) => {
    flow.value = started
    const forget = () => {
      if (flow.peek() === started) flow.value = null
    }
    if (started.getSnapshot().status === 'active') started.subscribe({ complete: forget })
    else forget()
  }
  const open = async () => {
    if (isOpen.peek()) return
    const { inspector: messages } = language.loadedMessages().settings
    isStarting.value = true
    try {
      const { startInspector } = await import('./inspector.ts')
      const started = startInspector(app, ({ kind }) => {
        if (kind === 'attached') announce.success(messages.title, messages.attached)
        else announce.error(messages[kind], messages.title)
      })
      follow(started)
    } catch (error) {
      platform.reportOnce(error)
      announce.error(messages.notLoaded, messages.title)
    } finally {
      isStarting.value = false
    }
  }
  return { isOpen, open, close: () => flow.peek()?.send({ type: 'stopped' }) }
}

export const openInspectorAtStart = async (app: App): Promise<void> => {
  await app.language.settled()
  await app.language.all(app.language.loaded.peek()).load()
  await app.lazy.get(inspector).open()
}
