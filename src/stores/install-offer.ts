import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Stop } from './records/records-world.ts'

/** The browser's dialog; may be called once. */
export type ShowInstallDialog = () => Promise<unknown>

export interface InstallOffer {
  /** False in browsers that do not offer it, and once the app is installed. */
  readonly isOpen: ReadonlySignal<boolean>
  readonly accept: () => Promise<void>
}

/** `onOffer` calls with null once the app is installed. */
export const createInstallOffer = (
  onOffer: (listener: (show: ShowInstallDialog | null) => void) => Stop,
  report: (error: unknown) => void,
): InstallOffer => {
  let show: ShowInstallDialog | null = null
  const isOpen = signal(false)
  const set = (next: ShowInstallDialog | null) => {
    show = next
    isOpen.value = next !== null
  }
  onOffer(set)
  return {
    isOpen,
    accept: async () => {
      const dialog = show
      set(null)
      await dialog?.().catch(report)
    },
  }
}
