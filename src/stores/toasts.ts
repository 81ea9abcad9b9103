import { type ReadonlySignal, signal } from '@preact/signals-core'

/** How long a toast stays when nothing else is said, and how long a dismissed one is kept, in milliseconds. */
export const toastDuration = 3000

/** A message for the person; all words are in their language already. */
export interface Toast {
  readonly title: string
  readonly description: string
  readonly tone: 'plain' | 'error'
  /** Milliseconds until it goes by itself; null stays until dismissed. */
  readonly duration: number | null
  /** Its one button: the label, and what it does. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The current toast. A dismissed one is closed at once and forgotten 3000 ms later. */
export interface ShownToast extends Toast {
  readonly id: number
  readonly open: boolean
}

/** Starts a task after some milliseconds; returns a function that cancels it. */
export type Timeout = (task: () => void, milliseconds: number) => () => void

/** Why the timer of a toast is paused. */
export type Hold = 'hover' | 'focus' | 'hidden page'

/** The one toast that can be shown at a time. */
export interface Toasts {
  readonly current: ReadonlySignal<ShownToast | null>
  /** Replaces whatever is shown; returns the new toast's id. */
  readonly show: (toast: Toast) => number
  readonly dismiss: (id: number) => void
  /** Stops the clock of the shown toast until each reason is released; 'hidden page' also holds what is shown later. */
  readonly hold: (reason: Hold) => void
  readonly release: (reason: Hold) => void
}

/** One toast at a time (spec section 9). `now` is in milliseconds. */
export const createToasts = (world: { now: () => number; timeout: Timeout }): Toasts => {
  const current = signal<ShownToast | null>(null)
  let lastId = 0
  let cancel = () => {}
  let startedAt = 0
  let remaining: number | null = null
  const holds = new Set<Hold>()

  const run = () => {
    const toast = current.peek()
    // A dismissed toast has another timer, the one that forgets it.
    if (!toast?.open) return
    cancel()
    if (remaining === null || holds.size > 0) return
    startedAt = world.now()
    cancel = world.timeout(() => dismiss(toast.id), remaining)
  }
  const dismiss = (id: number) => {
    const toast = current.peek()
    if (toast?.id !== id || !toast.open) return
    cancel()
    current.value = { ...toast, open: false }
    cancel = world.timeout(() => {
      if (current.peek()?.id === id) current.value = null
    }, toastDuration)
  }
  return {
    current,
    dismiss,
    show: (toast) => {
      lastId += 1
      current.value = { ...toast, id: lastId, open: true }
      remaining = toast.duration
      // A new toast is a new element, which neither pointer nor focus has entered yet.
      holds.delete('hover')
      holds.delete('focus')
      run()
      return lastId
    },
    hold: (reason) => {
      const isRunning = holds.size === 0
      holds.add(reason)
      const toast = current.peek()
      if (!isRunning || !toast?.open) return
      cancel()
      if (remaining !== null) remaining = Math.max(0, remaining - (world.now() - startedAt))
    },
    release: (reason) => {
      if (holds.delete(reason) && holds.size === 0) run()
    },
  }
}
