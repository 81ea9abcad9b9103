import { type ReadonlySignal, signal } from '@preact/signals-core'
import { dismissed, noticeKeys } from './keys.ts'
import type { TextStorage } from './records/records-world.ts'
import { safeStorage } from './safe-storage.ts'

/** The notices that a person can dismiss for good. */
export interface Notices {
  /** True once the person has dismissed the line about the demo catalogue. */
  readonly isDemoDismissed: ReadonlySignal<boolean>
  readonly dismissDemo: () => void
  /** True once the person has dismissed the line that offers the browser's language. */
  readonly isLanguageDismissed: ReadonlySignal<boolean>
  readonly dismissLanguage: () => void
}

/** Notices that stay away once dismissed; where storage is refused, for this visit. */
export const createNotices = (storage: TextStorage | undefined): Notices => {
  const safe = safeStorage(storage)
  const notice = (key: string) => {
    const isDismissed = signal(safe.get(key) === dismissed)
    const dismiss = () => {
      isDismissed.value = true
      safe.set(key, dismissed)
    }
    return [isDismissed, dismiss] as const
  }
  const [isDemoDismissed, dismissDemo] = notice(noticeKeys.demo)
  const [isLanguageDismissed, dismissLanguage] = notice(noticeKeys.language)
  return { isDemoDismissed, dismissDemo, isLanguageDismissed, dismissLanguage }
}
