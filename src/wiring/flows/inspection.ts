import { computed, signal } from '@preact/signals-react'
import { announceTo } from '#commands/announce.ts'
import { loadSections } from '#i18n/sections.ts'
import type { App } from '../app/app.ts'
import type { Inspector } from '../app/held-services.ts'
import type { InspectorFlow } from './inspector.ts'

const createInspector = (app: App): Inspector => {
  const { view, language, platform } = app
  const flow = signal<InspectorFlow | null>(null)
  const isStarting = signal(false)
  const isOpen = computed(() => isStarting.value || flow.value !== null)
  const announce = announceTo(view.toasts, () => language.messages.peek())
  const follow = (started: InspectorFlow) => {
    flow.value = started
    const forget = () => {
      if (flow.peek() === started) flow.value = null
    }
    if (started.getSnapshot().status === 'active') started.subscribe({ complete: forget })
    else forget()
  }
  const open: Inspector['open'] = async (messages) => {
    if (isOpen.peek()) return
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

/** Loads with the screen that opens it. */
export const inspectorOf = (app: App): Inspector => app.view.inspector.get(() => createInspector(app))

export const openInspectorAtStart = async (app: App): Promise<void> => {
  await app.language.settled()
  const { settings } = await loadSections(app.language.loaded.peek())
  await inspectorOf(app).open(settings.inspector)
}
