import { useId } from 'react'
import {
  type ImportPlan,
  type ImportReview,
  type ImportStrategy,
  lossOf,
  type ReviewedList,
  reviewedLists,
} from '#domain/backup/backup-import.ts'
import { excessMessage } from '#i18n/import-messages.ts'
import type { ImportDecision } from '#machines/import-dialog.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Progress } from '#ui/meter.tsx'
import { problem, quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'
import type { ImportDialogSnapshot, SendToImport } from '#wiring/flows/import-dialog.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { ScopeChoice } from '../devices/scope-choice.tsx'
import { CountsRow, CountsTable } from './counts-table.tsx'
import { ImportNotes } from './import-notes.tsx'
import { StrategyChoice } from './strategy-choice.tsx'

const fileLook = css({ stack: '1', overflowWrap: 'anywhere' })

const rows = css({
  '& th, & td': { paddingBlock: '2' },
  // A phone has no room for six columns in the longer languages.
  mdDown: {
    display: 'grid',
    gridTemplateColumns: '[repeat(5, auto)]',
    '& thead, & tbody': { display: 'contents' },
    '& caption, & tr, & tr > :first-child': { gridColumn: '1 / -1' },
    '& tr': { display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'end' },
    '& tbody tr > :first-child': { paddingBlockEnd: '0' },
    // Without the empty heading, screen readers would count one column off.
    '& thead td': { padding: '0' },
  },
})
const changes = ['added', 'kept', 'replaced', 'removed'] as const

interface ImportDialogProps {
  readonly snapshot: ImportDialogSnapshot
  readonly send: SendToImport
}

export const ImportDialog = ({ snapshot, send }: ImportDialogProps) => {
  const messages = useMessages().import
  const { decision } = snapshot.context
  const cancel = () => send({ type: 'canceled' })
  if (!decision) return null
  return (
    <TitledDialog open onClose={cancel} title={messages.title} size="form">
      <Review snapshot={snapshot} send={send} decision={decision} onCancel={cancel} />
    </TitledDialog>
  )
}

const confirmationOf = (strategy: ImportStrategy, { lists }: ImportPlan, messages: OtherMessages['import']) => {
  const isLoss = strategy === 'overwrite' && reviewedLists.some((list) => lossOf(lists[list]) > 0)
  const movies = lossOf(lists.watchlist)
  if (!isLoss) return { isLoss, label: messages.confirm }
  return { isLoss, label: movies > 0 ? messages.replaceMovies({ count: movies }) : messages.replaceLists }
}

interface ReviewProps extends ImportDialogProps {
  readonly decision: ImportDecision
  readonly onCancel: () => void
}

const Review = ({ snapshot, send, decision, onCancel }: ReviewProps) => {
  const messages = useMessages().import
  const restore = useMessages().restore
  const timeText = useFormatTime()
  const isShared = useIsShared()
  const excessId = useId()
  const { percent } = snapshot.context
  const { review } = decision.parsed
  const { strategy, replacesKey } = decision.choice
  const isUnprotected = snapshot.matches({ protecting: 'unprotected' })
  const isWriting = snapshot.hasTag('busy')
  const isDecided = isWriting || isUnprotected
  const plan = review.plans[strategy]
  const confirm = confirmationOf(strategy, plan, messages)
  return (
    <>
      <div className={fileLook}>
        <p>
          <bdi>{review.fileName}</bdi>
        </p>
        <p className={quietNote}>
          {review.exportDate === null
            ? messages.exportDateUnknown
            : messages.exported({ date: timeText(review.exportDate) })}
        </p>
      </div>
      <StrategyChoice
        plans={review.plans}
        chosen={strategy}
        disabled={isDecided}
        onChoose={(chosen) => send({ type: 'strategy chosen', strategy: chosen })}
      />
      <ImportTable counts={review.counts} plan={plan} />
      <ImportNotes plan={plan} leftOut={review.leftOut} />
      {review.key === 'new' || review.key === 'other' ? (
        <Checkbox
          label={messages.key.label}
          hint={messages.key[review.key]}
          checked={replacesKey}
          disabled={isDecided}
          onChange={(checked) => send({ type: 'key answered', replacesKey: checked })}
        />
      ) : null}
      {isShared && strategy === 'overwrite' ? (
        <ScopeChoice
          chosen={decision.scope}
          disabled={isDecided}
          onChoose={(scope) => send({ type: 'scope chosen', scope })}
        />
      ) : null}
      {plan.excess > 0 ? (
        <p id={excessId} className={problem} role="alert">
          {excessMessage(messages, plan.excess)}
        </p>
      ) : null}
      {isUnprotected ? (
        <p className={problem} role="alert">
          {restore.unprotectedHint}
        </p>
      ) : null}
      {isWriting ? <Progress label={messages.importing} percent={percent} /> : null}
      <DialogActions>
        <Button disabled={isWriting} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button
          variant={confirm.isLoss && !isUnprotected ? 'danger' : 'solid'}
          disabled={isWriting || plan.excess > 0}
          aria-describedby={plan.excess > 0 ? excessId : undefined}
          onClick={() => send({ type: isUnprotected ? 'backup requested' : 'confirmed' })}
        >
          {isWriting ? messages.importing : isUnprotected ? restore.backup : confirm.label}
        </Button>
      </DialogActions>
    </>
  )
}

const ImportTable = ({ counts, plan }: { counts: ImportReview['counts']; plan: ImportPlan }) => {
  const messages = useMessages().import
  // On a phone, rows of zeros would push the buttons out of sight.
  const isShown = (list: ReviewedList) =>
    list === 'watchlist' || counts[list] > 0 || changes.some((change) => plan.lists[list][change] > 0)
  const columns = [messages.inFile, ...changes.map((change) => messages.changes[change])]
  return (
    <CountsTable caption={messages.outcome} columns={columns} className={rows}>
      {reviewedLists.filter(isShown).map((list) => (
        <CountsRow key={list} name={messages.lists[list]}>
          <td>{messages.count({ count: counts[list] })}</td>
          {changes.map((change) => (
            <td key={change}>{messages.count({ count: plan.lists[list][change] })}</td>
          ))}
        </CountsRow>
      ))}
    </CountsTable>
  )
}
