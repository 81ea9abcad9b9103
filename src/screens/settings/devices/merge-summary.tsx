import type { ReactNode } from 'react'
import type { MergeOutcome } from '#domain/devices/exchange.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { problem } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { row, rowText } from '../styles.ts'

const panel = css({
  stack: '3',
  padding: '4',
  borderRadius: 'card',
  background: 'raised',
})
const heading = css({ textStyle: 'label' })

const changesText = ({ added, changed, removed }: MergeOutcome, { merged }: OtherMessages['devices']): string => {
  const changes = [
    ...(added > 0 ? [merged.added({ count: added })] : []),
    ...(changed > 0 ? [merged.changed({ count: changed })] : []),
    ...(removed > 0 ? [merged.removed({ count: removed })] : []),
  ]
  return changes.length > 0 ? changes.join(' · ') : merged.nothing
}

interface MergeSummaryProps {
  readonly outcome: MergeOutcome
  readonly words: Readonly<Record<'title' | 'undo' | 'undoHint' | 'undoFailed', string>>
  readonly hasUndoFailed: boolean
  readonly isBusy: boolean
  readonly onUndo: () => void
  /** More about what was merged. */
  readonly children?: ReactNode
}

/** What a merge changed here, and its Undo. */
export const MergeSummary = ({ outcome, words, hasUndoFailed, isBusy, onUndo, children }: MergeSummaryProps) => (
  <div className={panel}>
    <div role="status">
      <p className={heading}>{words.title}</p>
      <p>{changesText(outcome, useMessages().devices)}</p>
      {children}
    </div>
    {hasUndoFailed ? (
      <p className={problem} role="alert">
        {words.undoFailed}
      </p>
    ) : null}
    <div className={row}>
      <p className={rowText}>{words.undoHint}</p>
      <Button disabled={isBusy} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  </div>
)
