import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { leftCsv } from '#domain/imports/left-out/left-csv.ts'
import { isOfSeries, type LeftCounts, leftCounts, leftRows } from '#domain/imports/left-out/left-rows.ts'
import type { HistoryPlan } from '#domain/imports/plan.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'
import type { HistorySummary } from '#domain/imports/review-counts.ts'
import { movieHref, sectionPaths } from '#domain/movie/addresses.ts'
import { leftTraktFile } from '#domain/takeout/left-trakt-file.ts'
import { releaseYear } from '#domain/values/format.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { folded, label, note, stack } from '../styles.ts'
import { ListsNotMade } from './left-out-list.tsx'
import { keyOfGroup, rowGroups } from './row-groups.ts'
import { useLeftOutGroups } from './use-left-out-groups.ts'

const facts = css({ wrap: '3', '& > div': { flexGrow: '1', flexBasis: '25' } })
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
const lines = css({ stack: '1' })
const links = css({ wrap: '3' })

interface HistoryDoneProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryDone = ({ snapshot, send }: HistoryDoneProps) => {
  const app = useApp()
  const { done: messages, review, close } = useMessages().history
  const { pending, movies, plan, summary } = snapshot.context
  const left = useMemo(
    () => leftRows(pending.history, movies, plan?.wishesAgain.rows ?? [], review),
    [pending.history, movies, plan, review],
  )
  const hasMovies = !left.every(isOfSeries)
  const isKeyMissing = movies.some(({ state }) => state === 'not in demo')
  const end = () => send({ type: 'closed' })
  const save = (name: string, text: string) => void app.files.saveFile(`${name}-${app.platform.today()}.csv`, text)
  return (
    <>
      {summary ? <Summary summary={summary} onLeave={end} /> : null}
      <AcceptedTogether movies={movies} onLeave={end} />
      {plan ? <LeftOutLines history={pending.history} movies={movies} plan={plan} counts={leftCounts(left)} /> : null}
      {plan ? <ListsNotMade names={plan.listsNotMade} /> : null}
      <p className={note}>{messages.note}</p>
      {hasMovies ? <p className={note}>{isKeyMissing ? messages.keyNote : messages.csvNote}</p> : null}
      <DialogActions>
        {left.length > 0 ? (
          <>
            <Button onClick={() => save('matinee-left-out', leftCsv(left, pending.history.lists))}>
              <Download aria-hidden="true" />
              {messages.download}
            </Button>
            <Button onClick={() => save('matinee-left-out-trakt', leftTraktFile(left, app.platform.today()))}>
              <Download aria-hidden="true" />
              {messages.downloadTrakt}
            </Button>
          </>
        ) : null}
        <Button variant="solid" onClick={end}>
          {close}
        </Button>
      </DialogActions>
    </>
  )
}

interface AcceptedTogetherProps {
  readonly movies: readonly ResolvedMovie[]
  readonly onLeave: () => void
}

/** Each leads to the movie, where another can be chosen for it. */
const AcceptedTogether = ({ movies, onLeave }: AcceptedTogetherProps) => {
  const { review } = useMessages().history
  const together = movies.filter(({ isTogether }) => isTogether)
  if (together.length === 0) return null
  return (
    <details className={folded}>
      <summary>
        {review.amountOf({ group: review.acceptedTogether, amount: review.movies({ count: together.length }) })}
      </summary>
      <ul className={lines}>
        {together.map(({ named, movie }) =>
          movie ? (
            <li key={named.key}>
              <ButtonLink variant="link" to={movieHref({ kind: 'watched' }, movie.id)} onClick={onLeave}>
                <bdi>{named.title}</bdi> {named.year} {'→'} <bdi>{movie.title}</bdi> {releaseYear(movie.releaseDate)}
              </ButtonLink>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  )
}

interface LeftOutLinesProps {
  readonly history: ReadHistory
  readonly movies: readonly ResolvedMovie[]
  readonly plan: HistoryPlan
  readonly counts: LeftCounts
}

/** How much of it can be kept, where there are movies or series, and the counts of the review. */
const LeftOutLines = ({ history, movies, plan, counts }: LeftOutLinesProps) => {
  const { done: messages, review } = useMessages().history
  const language = useValue(useApp().language.current)
  const amounts = [
    ...(counts.movies > 0 ? [review.movies({ count: counts.movies })] : []),
    ...(counts.series > 0 ? [messages.series({ count: counts.series })] : []),
  ]
  const { leftOut } = useLeftOutGroups(rowGroups(history, movies, plan))
  if (leftOut.length === 0) return null
  return (
    <section className={stack}>
      <h3 className={label}>
        {amounts.length > 0 ? messages.keep({ amounts: formatList(language, amounts) }) : review.leftOut}
      </h3>
      <ul className={lines}>
        {leftOut.map(({ group, text }) => (
          <li key={keyOfGroup(group)}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

const Summary = ({ summary, onLeave }: { summary: HistorySummary; onLeave: () => void }) => {
  const { review } = useMessages().history
  const { navigation, watched } = useCoreMessages()
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
              <dd className={amount}>{review.count({ count })}</dd>
            </div>
          ))}
      </dl>
      {createdCollections > 0 ? <p className={note}>{review.newCollections({ count: createdCollections })}</p> : null}
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
