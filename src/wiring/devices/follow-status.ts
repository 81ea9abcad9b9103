import type { Actor } from 'xstate'
import type { syncMachine } from '#machines/sync/sync.ts'
import type { App } from '../app/app.ts'
import { statusOf } from './folder-status.ts'
import type { SharedFolder } from './shared-folder.ts'

/** Milliseconds after a change. */
const countAfterMs = 500

/** Shows the app how it stands with the folder, and how many changes wait where none is sent. */
export const followStatus = (
  { view, platform }: App,
  { countUnsent }: SharedFolder,
  flow: Actor<typeof syncMachine>,
) => {
  let unsent = 0
  let stopWaiting = () => {}
  const show = () => {
    const status = statusOf(flow.getSnapshot(), unsent)
    if (status !== undefined) view.folderStatus.value = status
  }
  const count = async () => {
    try {
      unsent = await countUnsent()
      show()
    } catch (error) {
      platform.reportOnce(error)
    }
  }
  let known = flow.getSnapshot().context.folder
  flow.subscribe(({ context: { folder } }) => {
    if (folder !== known) unsent = folder?.unsent ?? 0
    known = folder
    show()
  })
  show()
  return {
    /** After a change by the user. */
    noteChange: () => {
      if (!known) return
      stopWaiting()
      stopWaiting = platform.timeout(() => void count(), countAfterMs)
    },
  }
}
