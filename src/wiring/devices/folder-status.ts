import type { Actor, SnapshotFrom } from 'xstate'
import type { FolderProblem } from '#domain/devices/folder.ts'
import type { FolderNeed, FolderStatus } from '#domain/devices/folder-status.ts'
import type { syncMachine } from '#machines/sync/sync.ts'
import type { App } from '../app/app.ts'
import type { SharedFolder } from './shared-folder.ts'

export type SyncSnapshot = SnapshotFrom<typeof syncMachine>

const needOf = (problem: FolderProblem | null, isWaitingForRemovals: boolean): FolderNeed => {
  if (isWaitingForRemovals) return 'removals'
  if (!problem || problem.kind === 'failed' || problem.kind === 'newer format') return 'permission'
  return problem.kind === 'wrong passphrase' ? 'no passphrase' : problem.kind
}

/** Null without a folder; undefined while it is not known yet. */
export const statusOf = (snapshot: SyncSnapshot, unsent: number): FolderStatus | null | undefined => {
  const { folder, problem } = snapshot.context
  if (snapshot.matches('looking')) return undefined
  if (snapshot.matches('off') || !folder) return null
  const shared = { folder: folder.folderName, isSealed: folder.isSealed, unsent }
  if (snapshot.matches({ connected: 'paused' })) return { ...shared, kind: 'paused' }
  if (snapshot.matches({ connected: 'waiting' })) return { ...shared, kind: 'trying again' }
  if (snapshot.matches({ connected: 'read only' })) return { ...shared, kind: 'newer version' }
  if (snapshot.matches({ connected: 'needs person' }))
    return {
      ...shared,
      kind: 'needs person',
      need: needOf(problem, snapshot.matches({ connected: { 'needs person': 'removals' } })),
    }
  return folder.lastRound === null || folder.isRefilling
    ? { ...shared, kind: 'saving' }
    : { ...shared, kind: 'saved', at: folder.lastRound }
}

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
