import type { MergeOutcome } from '#domain/devices/exchange.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { changesText } from '../devices/changes-text.ts'
import { MergeSummary } from '../devices/merge-summary.tsx'

interface JoiningResultProps {
  readonly outcome: MergeOutcome
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** What joining the folder changed here, and its Undo. */
export const JoiningResult = ({ outcome, snapshot, send }: JoiningResultProps) => {
  const { joined } = useMessages().folder
  const { merged } = useMessages().devices
  return (
    <MergeSummary
      words={joined}
      hasUndoFailed={snapshot.matches({ connected: 'undo refused' })}
      isBusy={snapshot.hasTag('syncing')}
      onUndo={() => send({ type: 'joining undo requested' })}
    >
      <p>{changesText(outcome, merged)}</p>
    </MergeSummary>
  )
}
