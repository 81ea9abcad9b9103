import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { announceTo } from '#commands/announce.ts'
import { loadSections } from '#i18n/sections.ts'
import type { SettingsMessages } from '#i18n/settings/messages.ts'
import type { App } from './app.ts'
import type { InspectorFlow } from './flows/inspector.ts'

const flow = signal<InspectorFlow | null>(null)
const isStarting = signal(false)

export const isInspectorOpen: ReadonlySignal<boolean> = computed(() => isStarting.value || flow.value !== null)

export const openInspector = async (app: App, messages: SettingsMessages['inspector']): Promise<void> => {
  if (isInspectorOpen.peek()) return
  isStarting.value = true
  const announce = announceTo(app.toasts, () => app.messages.peek())
  try {
    const { startInspector } = await import('./flows/inspector.ts')
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
    announce.error(messages.notLoaded, messages.title)
  } finally {
    isStarting.value = false
  }
}

export const openInspectorAtStart = async (app: App): Promise<void> => {
  await app.languageSettled()
  const { settings } = await loadSections(app.loadedLanguage.peek())
  await openInspector(app, settings.inspector)
}

export const closeInspector = (): void => flow.peek()?.send({ type: 'stopped' })
