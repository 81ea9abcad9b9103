import { type ReadonlySignal, signal } from '@preact/signals-react'

/** How long a toast stays when nothing else is said, and how long a dismissed one is kept, in milliseconds. */
export const toastDuration = 3000

export interface Toast {
  readonly title: string
  readonly description: string
  readonly tone: 'plain' | 'error'
  /** Milliseconds until it goes by itself; null stays until dismissed. */
  readonly duration: number | null
  /** Words and deed of its one action. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The toast of the moment. A dismissed one is closed at once and forgotten 3000 ms later. */
export interface ShownToast extends Toast {
  readonly id: number
  readonly open: boolean
}

/** Starts a task after some milliseconds; the answer cancels it. */
export type Timeout = (task: () => void, milliseconds: number) => () => void

export interface Toasts {
  readonly current: ReadonlySignal<ShownToast | null>
  /** Replaces whatever is shown; the answer is the new toast's id. */
  readonly show: (toast: Toast) => number
  readonly dismiss: (id: number) => void
  /** Stops and restarts the clock of the shown toast (hover, focus, hidden page). */
  readonly pause: () => void
  readonly resume: () => void
}

/** One toast at a time (spec section 9). `now` is in milliseconds. */
export const createToasts = (world: { now: () => number; timeout: Timeout }): Toasts => {
  const current = signal<ShownToast | null>(null)
  let lastId = 0
  let cancel = () => {}
  let startedAt = 0
  let remaining: number | null = null
  let held = false

  const run = () => {
    cancel()
    const toast = current.peek()
    if (!toast?.open || remaining === null || held) return
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
      held = false
      run()
      return lastId
    },
    pause: () => {
      const toast = current.peek()
      if (!toast?.open || held) return
      held = true
      cancel()
      if (remaining !== null) remaining = Math.max(0, remaining - (world.now() - startedAt))
    },
    resume: () => {
      if (!held) return
      held = false
      run()
    },
  }
}
