import { Download } from 'lucide-react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { type LeftRow, leftCsv } from '#domain/history/left-csv.ts'
import type { HistoryPlan } from '#domain/history/plan.ts'
import type { ReadHistory } from '#domain/history/read-history.ts'
import type { ResolvedMovie } from '#domain/history/resolve.ts'
import type { HistorySummary } from '#domain/history/review-counts.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import type { HistoryMessages } from '#i18n/messages/history.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { ListsNotMade } from './left-out-list.tsx'
import { keyOfGroup, rowGroups } from './row-groups.ts'
import { label, note, stack } from './styles.ts'
import { useLeftOutGroups } from './use-left-out-groups.ts'

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > div': { flexGrow: '1', flexBasis: '[6.25rem]' },
})
const fact = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '1',
  padding: '3',
  borderRadius: 'card',
  background: 'raised',
})
const amount = css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' })
const lines = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const links = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** A title alone only suggests an episode: it stands in the file, but nobody needs the file for episodes alone. */
const isEpisode = ({ row }: LeftRow): boolean => 'named' in row && row.named.isSeries === true

const leftRows = (
  { pending, movies, plan }: HistoryImportSnapshot['context'],
  { states, reasons, alreadyWatched }: HistoryMessages['review'],
): readonly LeftRow[] => {
  const { rows, leftOut } = pending.history
  const byKey = new Map(movies.map(({ named, state }) => [named.key, state]))
  return [
    ...rows.flatMap((row) => {
      const state = byKey.get(row.named.key) ?? 'unanswered'
      const isOtherWork = state === 'not a movie' && !row.named.isSeries
      return state === 'found' || isOtherWork ? [] : [{ row, reason: states[state] }]
    }),
    ...(plan?.wishesAgain.rows ?? []).flatMap((index) => {
      const row = rows[index]
      const facts = row?.facts.filter(({ kind }) => kind === 'watchlist') ?? []
      return row ? [{ row: { ...row, facts }, reason: alreadyWatched }] : []
    }),
    ...leftOut
      // No id would bring them.
      .filter(({ reason }) => reason !== 'not a movie')
      .map((row) => ({ row, reason: reasons[row.reason] })),
  ]
}

interface HistoryDoneProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryDone = ({ snapshot, send }: HistoryDoneProps) => {
  const app = useApp()
  const { done: messages, review, close } = useSectionMessages('history')
  const { pending, movies, plan, summary } = snapshot.context
  const rows = leftRows(snapshot.context, review)
  const left = rows.every(isEpisode) ? [] : rows
  const isKeyMissing = movies.some(({ state }) => state === 'not in demo')
  const end = () => send({ type: 'closed' })
  return (
    <>
      {summary ? <Summary summary={summary} onLeave={end} /> : null}
      {plan ? <LeftOutLines history={pending.history} movies={movies} plan={plan} /> : null}
      {plan ? <ListsNotMade names={plan.listsNotMade} /> : null}
      <p className={note}>{messages.note}</p>
      {left.length > 0 ? (
        <div className={stack}>
          <p className={note}>{isKeyMissing ? messages.keyNote : messages.csvNote}</p>
        </div>
      ) : null}
      <DialogActions>
        {left.length > 0 ? (
          <Button
            onClick={() =>
              void app.files.saveFile(
                `matinee-left-out-${app.platform.today()}.csv`,
                leftCsv(left, pending.history.lists),
              )
            }
          >
            <Download aria-hidden="true" />
            {messages.download}
          </Button>
        ) : null}
        <Button variant="solid" onClick={end}>
          {close}
        </Button>
      </DialogActions>
    </>
  )
}

interface LeftOutLinesProps {
  readonly history: ReadHistory
  readonly movies: readonly ResolvedMovie[]
  readonly plan: HistoryPlan
}

/** The counts of the review. */
const LeftOutLines = ({ history, movies, plan }: LeftOutLinesProps) => {
  const { review } = useSectionMessages('history')
  const { leftOut } = useLeftOutGroups(rowGroups(history, movies, plan))
  if (leftOut.length === 0) return null
  return (
    <section className={stack}>
      <h3 className={label}>{review.leftOut}</h3>
      <ul className={lines}>
        {leftOut.map(({ group, text }) => (
          <li key={keyOfGroup(group)}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

const Summary = ({ summary, onLeave }: { summary: HistorySummary; onLeave: () => void }) => {
  const { review } = useSectionMessages('history')
  const { navigation, watched } = useMessages()
  const { movies, viewings, ratings, watchlist, collections, createdCollections } = summary
  const shown = [
    [watched.views.movies, movies],
    [review.kinds.viewings, viewings],
    [review.kinds.ratings, ratings],
    [review.kinds.watchlist, watchlist],
    [review.kinds.collections, collections],
  ] as const
  return (
    <>
      <dl className={facts}>
        {shown
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (
            <div key={name} className={fact}>
              <dt className={note}>{name}</dt>
              <dd className={amount}>{review.count(count)}</dd>
            </div>
          ))}
      </dl>
      {createdCollections > 0 ? <p className={note}>{review.newCollections(createdCollections)}</p> : null}
      <nav className={links} aria-label={watched.views.label}>
        <ButtonLink to={sectionPaths.watched.list} onClick={onLeave}>
          {navigation.watched}
        </ButtonLink>
        <ButtonLink to={sectionPaths.diary.list} onClick={onLeave}>
          {watched.views.diary}
        </ButtonLink>
        <ButtonLink to={sectionPaths.statistics.list} onClick={onLeave}>
          {watched.views.statistics}
        </ButtonLink>
      </nav>
    </>
  )
}
