import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { problem } from '#ui/texts.ts'
import { row, rowText } from '../row.ts'

const panel = css({
  stack: '3',
  padding: '4',
  borderRadius: 'card',
  background: 'raised',
})
const heading = css({ textStyle: 'label' })

interface MergeSummaryProps {
  readonly words: Readonly<Record<'title' | 'undo' | 'undoHint' | 'undoFailed', string>>
  readonly hasUndoFailed: boolean
  readonly isBusy: boolean
  readonly onUndo: () => void
  /** What was changed. */
  readonly children: ReactNode
}

/** What a merge changed here, and its Undo. */
export const MergeSummary = ({ words, hasUndoFailed, isBusy, onUndo, children }: MergeSummaryProps) => (
  <div className={panel}>
    <div role="status">
      <p className={heading}>{words.title}</p>
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
