import { type ReadonlySignal, signal } from '@preact/signals-core'
import { dismissed, noticeKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

export interface Notices {
  readonly isDemoDismissed: ReadonlySignal<boolean>
  readonly dismissDemo: () => void
  readonly isLanguageDismissed: ReadonlySignal<boolean>
  readonly dismissLanguage: () => void
}

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
