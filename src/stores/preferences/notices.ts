import { type ReadonlySignal, signal } from '@preact/signals-core'
import { dismissed, noticeKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

/** One that is dismissed once, for good. */
interface Notice {
  readonly isDismissed: ReadonlySignal<boolean>
  readonly dismiss: () => void
}

export interface Notices {
  readonly demo: Notice
  readonly language: Notice
  readonly copy: Notice
  /** How many movies were put right, 0 once that is known. */
  readonly seenListed: ReadonlySignal<number>
  readonly announceSeenListed: (count: number) => void
  readonly dismissSeenListed: () => void
}

export const createNotices = (storage: TextStorage | undefined): Notices => {
  const safe = safeStorage(storage)
  const notice = (key: string): Notice => {
    const isDismissed = signal(safe.get(key) === dismissed)
    return {
      isDismissed,
      dismiss: () => {
        isDismissed.value = true
        safe.set(key, dismissed)
      },
    }
  }
  const seenListed = signal(Number(safe.get(noticeKeys.seen)) || 0)
  return {
    demo: notice(noticeKeys.demo),
    language: notice(noticeKeys.language),
    copy: notice(noticeKeys.copy),
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
