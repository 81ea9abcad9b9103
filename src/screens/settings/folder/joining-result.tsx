import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { MergeOutcome } from '#domain/sync/exchange.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import type { SyncSnapshot } from '#wiring/syncing/folder-status.ts'
import type { SendToSync } from '#wiring/syncing/sync.ts'
import { changesText } from '../devices/changes-text.ts'
import { row, rowText } from '../row.ts'

const result = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '4',
  borderRadius: 'card',
  background: 'raised',
})
const heading = css({ textStyle: 'label' })
const problem = css({ color: 'danger', fontSize: 'sm' })

interface JoiningResultProps {
  readonly outcome: MergeOutcome
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** What joining the folder changed here, and its Undo. */
export const JoiningResult = ({ outcome, snapshot, send }: JoiningResultProps) => {
  const { joined } = useSectionMessages('folder')
  const { merged } = useSectionMessages('devices')
  return (
    <div className={result}>
      <div role="status">
        <p className={heading}>{joined.title}</p>
        <p>{changesText(outcome, merged)}</p>
      </div>
      {snapshot.matches({ connected: 'undo refused' }) ? (
        <p className={problem} role="alert">
          {joined.undoFailed}
        </p>
      ) : null}
      <div className={row}>
        <p className={rowText}>{joined.undoHint}</p>
        <Button disabled={snapshot.hasTag('syncing')} onClick={() => send({ type: 'joining undo requested' })}>
          {joined.undo}
        </Button>
      </div>
    </div>
  )
}
