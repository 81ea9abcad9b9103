import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { TextStorage } from './records-world.ts'

export const demoKey = 'demo-notice'

export interface Notices {
  /** True once the person has dismissed the line about the demo catalogue. */
  readonly isDemoDismissed: ReadonlySignal<boolean>
  readonly dismissDemo: () => void
}

/** Notices that stay away once dismissed; where storage is refused, for this visit. */
export const createNotices = (storage: TextStorage | undefined): Notices => {
  const read = () => {
    try {
      return storage?.getItem(demoKey) === 'dismissed'
    } catch {
      return false
    }
  }
  const isDemoDismissed = signal(read())
  return {
    isDemoDismissed,
    dismissDemo: () => {
      isDemoDismissed.value = true
      try {
        storage?.setItem(demoKey, 'dismissed')
      } catch {
        // A refused write costs no more than seeing the line again.
      }
    },
  }
}
