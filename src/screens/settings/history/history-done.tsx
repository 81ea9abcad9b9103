import { Download } from 'lucide-react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { type LeftRow, leftCsv } from '#domain/history/left-csv.ts'
import type { ReadHistory } from '#domain/history/read-history.ts'
import type { ResolvedFilm } from '#domain/history/resolve.ts'
import type { HistoryMessages } from '#i18n/history/messages.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { pendingHistoryOf } from '#wiring/pending-history.ts'
import { useApp } from '#wiring/use-app.ts'
import { usePendingFilms } from '#wiring/use-pending-history.ts'
import { useValue } from '#wiring/use-value.ts'
import { note } from './styles.ts'

const leftRows = (
  { rows, leftOut }: ReadHistory,
  films: readonly ResolvedFilm[],
  { states, reasons }: HistoryMessages['review'],
): readonly LeftRow[] => {
  const byKey = new Map(films.map(({ film, state }) => [film.key, state]))
  return [
    ...rows.flatMap((row) => {
      const state = byKey.get(row.film.key) ?? 'unanswered'
      return state === 'found' ? [] : [{ row, reason: states[state] }]
    }),
    ...leftOut.map((row) => ({ row, reason: reasons[row.reason] })),
  ]
}

export const HistoryDone = ({ send }: { send: SendToHistory }) => {
  const app = useApp()
  const { done: messages, review, close } = useSectionMessages('history')
  const history = useValue(pendingHistoryOf(app).history)
  const films = usePendingFilms()
  const left = history ? leftRows(history, films, review) : []
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
        {history && left.length > 0 ? (
          <Button
            onClick={() => void app.saveFile(`matinee-left-out-${app.today()}.csv`, leftCsv(left, history.lists))}
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
