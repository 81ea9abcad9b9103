import type { RoundReport, SyncEvent } from '#machines/sync/sync-setup.ts'
import type { App } from '../app/app.ts'
import type { TabChannel } from '../app/folder-access.ts'
import type { SharedFolder } from './shared-folder.ts'

/** What tabs tell each other of the folder. They may be of different versions of the app. */
type TabMessage =
  | { readonly type: 'another tab reported'; readonly report: RoundReport }
  | { readonly type: 'folder changed elsewhere'; readonly isPaused: boolean }

const isReport = (value: unknown): value is RoundReport =>
  value instanceof Object && 'folder' in value && 'problem' in value && 'removals' in value

/** Null for what this version does not know. */
const tabMessageIn = (value: unknown): TabMessage | null => {
  const { type, report, isPaused } = Object(value)
  if (type === 'another tab reported' && isReport(report)) return { type, report }
  return type === 'folder changed elsewhere' ? { type, isPaused: isPaused === true } : null
}

/** Tells the app's other tabs what became of the folder, and listens to them. */
export const createTabLine = ({ memory, platform }: App, { access }: SharedFolder) => {
  const { isSyncPaused } = memory.preferences
  let channel: TabChannel | null = null
  const post = (message: TabMessage) => channel?.post(message)

  const hear = (message: unknown): TabMessage | null => {
    const known = tabMessageIn(message)
    if (known?.type === 'folder changed elsewhere') isSyncPaused.set(known.isPaused)
    return known
  }

  return {
    report: (report: RoundReport) => post({ type: 'another tab reported', report }),
    change: () => post({ type: 'folder changed elsewhere', isPaused: isSyncPaused.value.peek() }),
    watch: (send: (event: SyncEvent) => void) => {
      let isWatched = true
      access()
        .then(({ openChannel }) => {
          if (!isWatched) return
          channel = openChannel((message) => {
            const known = hear(message)
            if (known) send(known)
          })
        })
        .catch(platform.reportOnce)
      return () => {
        isWatched = false
        channel?.close()
        channel = null
      }
    },
  }
}
