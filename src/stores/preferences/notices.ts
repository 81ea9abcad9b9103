import { type ReadonlySignal, signal } from '@preact/signals-core'
import { dismissed, noticeKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

export interface Notices {
  readonly isDemoDismissed: ReadonlySignal<boolean>
  readonly dismissDemo: () => void
  readonly isLanguageDismissed: ReadonlySignal<boolean>
  readonly dismissLanguage: () => void
  readonly isCopyDismissed: ReadonlySignal<boolean>
  readonly dismissCopy: () => void
  /** How many movies were put right, 0 once that is known. */
  readonly seenListed: ReadonlySignal<number>
  readonly announceSeenListed: (count: number) => void
  readonly dismissSeenListed: () => void
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
  const [isCopyDismissed, dismissCopy] = notice(noticeKeys.copy)
  const seenListed = signal(Number(safe.get(noticeKeys.seen)) || 0)
  return {
    isDemoDismissed,
    dismissDemo,
    isLanguageDismissed,
    dismissLanguage,
    isCopyDismissed,
    dismissCopy,
    seenListed,
    announceSeenListed: (count) => {
      seenListed.value = count
      safe.set(noticeKeys.seen, String(count))
    },
    dismissSeenListed: () => {
      seenListed.value = 0
      safe.remove(noticeKeys.seen)
    },
  }
}
