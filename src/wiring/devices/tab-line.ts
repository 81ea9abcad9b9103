import { fromCallback } from 'xstate'
import type { RoundReport, SyncEvent } from '#machines/parts/sync-types.ts'
import type { App } from '../app/app.ts'
import type { TabChannel } from '../app/folder-access.ts'
import type { SharedFolder } from './shared-folder.ts'
import { type TabMessage, tabMessageIn } from './tab-messages.ts'

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
    watch: fromCallback(({ sendBack }) => {
      const send: (event: SyncEvent) => void = sendBack
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
    }),
  }
}
