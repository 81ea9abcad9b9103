import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { TextStorage } from './records/records-world.ts'

/** Local storage keys of what was dismissed. */
export const noticeKeys = { demo: 'demo-notice', language: 'language-notice' } as const

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
  const notice = (key: string) => {
    const read = () => {
      try {
        return storage?.getItem(key) === 'dismissed'
      } catch {
        return false
      }
    }
    const isDismissed = signal(read())
    const dismiss = () => {
      isDismissed.value = true
      try {
        storage?.setItem(key, 'dismissed')
      } catch {
        // A refused write costs no more than seeing the line again.
      }
    }
    return [isDismissed, dismiss] as const
  }
  const [isDemoDismissed, dismissDemo] = notice(noticeKeys.demo)
  const [isLanguageDismissed, dismissLanguage] = notice(noticeKeys.language)
  return { isDemoDismissed, dismissDemo, isLanguageDismissed, dismissLanguage }
}
