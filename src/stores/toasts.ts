import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { MovieSnapshot } from '#domain/movie/movie.ts'

/** Milliseconds. */
export const toastDuration = 3000

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toast {
  readonly title: string
  readonly description: string
  readonly tone: 'plain' | 'error'
  /** Milliseconds; null stays until dismissed. */
  readonly duration: number | null
  readonly action?: ToastAction | undefined
  readonly offer?: ToastAction | undefined
  /** The movie that can be rated in it. */
  readonly rated?: MovieSnapshot | undefined
}

/** A dismissed toast is closed at once and removed 3000 ms later. */
export interface ShownToast extends Toast {
  readonly id: number
  readonly open: boolean
}

export type Timeout = (task: () => void, milliseconds: number) => () => void

export type Hold = 'hover' | 'focus' | 'hidden page'

export interface Toasts {
  readonly current: ReadonlySignal<ShownToast | null>
  readonly show: (toast: Toast) => number
  readonly dismiss: (id: number) => void
  /** Pauses the timer until every reason is released; 'hidden page' also pauses later toasts. */
  readonly hold: (reason: Hold) => void
  readonly release: (reason: Hold) => void
}

export const createToasts = (world: { now: () => number; timeout: Timeout }): Toasts => {
  const current = signal<ShownToast | null>(null)
  let lastId = 0
  let cancel = () => {}
  let startedAt = 0
  let remaining: number | null = null
  const holds = new Set<Hold>()

  const run = () => {
    const toast = current.peek()
    // A dismissed toast has its removal timer, which must go on.
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
