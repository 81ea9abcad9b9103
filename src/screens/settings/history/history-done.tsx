import { Download } from 'lucide-react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { type LeftRow, leftCsv } from '#domain/history/left-csv.ts'
import type { HistoryMessages } from '#i18n/history/messages.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { useApp } from '#wiring/use-app.ts'
import { type PendingReview, usePendingReview } from '#wiring/use-pending-history.ts'
import { note } from './styles.ts'

const leftRows = (
  { history: { rows, leftOut }, films, plan }: PendingReview,
  { states, reasons, alreadyWatched }: HistoryMessages['review'],
): readonly LeftRow[] => {
  const byKey = new Map(films.map(({ film, state }) => [film.key, state]))
  return [
    ...rows.flatMap((row) => {
      const state = byKey.get(row.film.key) ?? 'unanswered'
      return state === 'found' ? [] : [{ row, reason: states[state] }]
    }),
    ...plan.wishesAgain.rows.flatMap((index) => {
      const row = rows[index]
      const facts = row?.facts.filter(({ kind }) => kind === 'watchlist') ?? []
      return row ? [{ row: { ...row, facts }, reason: alreadyWatched }] : []
    }),
    ...leftOut.map((row) => ({ row, reason: reasons[row.reason] })),
  ]
}

export const HistoryDone = ({ send }: { send: SendToHistory }) => {
  const app = useApp()
  const { done: messages, review, close } = useSectionMessages('history')
  const pending = usePendingReview()
  const left = pending ? leftRows(pending, review) : []
  return (
    <>
      <p>{messages.note}</p>
      {left.length > 0 ? (
        <>
          <p>{messages.leftOut(left.length)}</p>
          <p className={note}>{messages.csvNote}</p>
        </>
      ) : null}
      <DialogActions>
        {pending && left.length > 0 ? (
          <Button
            onClick={() =>
              void app.saveFile(`matinee-left-out-${app.today()}.csv`, leftCsv(left, pending.history.lists))
            }
          >
            <Download aria-hidden="true" />
            {messages.download}
          </Button>
        ) : null}
        <Button variant="solid" onClick={() => send({ type: 'closed' })}>
          {close}
        </Button>
      </DialogActions>
    </>
  )
}
