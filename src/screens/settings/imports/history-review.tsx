import { useId, useMemo, useState } from 'react'
import { withoutEarlyDays } from '#domain/imports/early-days.ts'
import type { HistoryPlan } from '#domain/imports/plan.ts'
import { historyKinds, type Precedence, type Precedences } from '#domain/imports/planned.ts'
import { countReview } from '#domain/imports/review-counts.ts'
import { css } from '#styled/css'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { namesOf } from '#wiring/imports/history-review.ts'
import { note, problem, stack } from '../styles.ts'
import { FileList } from './file-list.tsx'
import { LeftOutList, ListsNotMade } from './left-out-list.tsx'
import { OutcomeTable } from './outcome-table.tsx'
import { ResultBar } from './result-bar.tsx'
import { ReviewActions } from './review-actions.tsx'
import { keyOfGroup, type RowGroup, type RowGroups, rowGroups } from './row-groups.ts'
import { RowList } from './row-list.tsx'

const chosen = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
const choices: readonly Precedence[] = ['newer', 'file', 'mine']

interface HistoryReviewProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
  /** Puts the import off, and leads to the field for the key. */
  readonly onAddKey: () => void
}

export const HistoryReview = ({ snapshot, ...rest }: HistoryReviewProps) => {
  const { plan } = snapshot.context
  return plan && <Overview snapshot={snapshot} plan={plan} {...rest} />
}

interface OverviewProps extends HistoryReviewProps {
  readonly plan: HistoryPlan
}

const Overview = ({ snapshot, send, plan, onAddKey }: OverviewProps) => {
  const { review: messages, megabytes } = useMessages().history
  const { pending, movies, excess } = snapshot.context
  const { history, chosen: files, precedences, wantsAgain } = pending
  const groups = useMemo(() => rowGroups(history, movies, plan), [history, movies, plan])
  const [open, setOpen] = useState<RowGroup | null>(null)
  const isWriting = snapshot.matches('writing')
  const toggle = (group: RowGroup) => setOpen(open && keyOfGroup(open) === keyOfGroup(group) ? null : group)
  const isChange =
    plan.planned.some(({ outcome }) => outcome === 'new' || outcome === 'changed') || plan.createdCollections > 0
  const counts = countReview(history, movies, plan)
  const isAllThere = counts.movies.open === 0 && plan.planned.length > 0
  // What is kept can be taken over still, as the choices say.
  const canBeChosen = isAllThere && plan.planned.some(({ outcome }) => outcome === 'kept')
  const canFindMore = counts.movies.open + groups.movieCount('not found') > 0
  const nothingText = isAllThere ? messages.nothing : canFindMore ? messages.nothingYet : messages.nothingFound
  // The missing key is the reason then, and the list of what is left out says so.
  const isKeyAwaited = counts.movies.open === 0 && groups.movieCount('not in demo') > 0
  const confirm = counts.movies.in > 0 ? messages.confirmMovies({ count: counts.movies.in }) : messages.confirm
  const dated = useMemo(() => withoutEarlyDays(history, movies), [history, movies])
  const rows = open && <RowList group={open} groups={groups} history={dated} movies={movies} />
  return (
    <>
      <p className={chosen}>
        <bdi>{namesOf(files)}</bdi>
      </p>
      <ResultBar movies={counts.movies} />
      <OutcomeTable groups={groups} viewings={counts.viewings} open={open} onToggle={toggle} />
      {open?.kind === 'facts' ? rows : null}
      {plan.createdCollections > 0 ? (
        <p className={note}>{messages.newCollections({ count: plan.createdCollections })}</p>
      ) : null}
      {plan.becomeWatched > 0 ? <p className={note}>{messages.becomeWatched({ count: plan.becomeWatched })}</p> : null}
      <ListsNotMade names={plan.listsNotMade} />
      <PrecedenceChoices groups={groups} precedences={precedences} isDisabled={isWriting} send={send} />
      <SeeAgainChoice movies={plan.wishesAgain.movies} isWanted={wantsAgain} isDisabled={isWriting} send={send} />
      <LeftOutList
        groups={groups}
        open={open}
        isDisabled={isWriting}
        onToggle={toggle}
        send={send}
        onAddKey={onAddKey}
      />
      {open && open.kind !== 'facts' ? rows : null}
      {isChange || canBeChosen || isKeyAwaited ? null : <p>{nothingText}</p>}
      <FileList history={history} />
      {snapshot.matches({ reviewing: { overview: 'refused' } }) ? (
        <p className={problem} role="alert">
          {messages.refused}
        </p>
      ) : null}
      {snapshot.matches({ reviewing: { overview: 'not fitting' } }) ? (
        <p className={problem} role="alert">
          {messages.tooMuch({ amount: megabytes({ size: Math.ceil((10 * excess) / 2 ** 20) / 10 }) })}
        </p>
      ) : null}
      <ReviewActions
        snapshot={snapshot}
        send={send}
        confirm={isWriting ? messages.importing : confirm}
        isDisabled={!isChange || !snapshot.can({ type: 'confirmed' })}
      />
    </>
  )
}

interface PrecedenceChoicesProps {
  readonly groups: RowGroups
  readonly precedences: Precedences
  readonly isDisabled: boolean
  readonly send: SendToHistory
}

/** Only for the kinds in which the file and the library differ. */
const PrecedenceChoices = ({ groups, precedences, isDisabled, send }: PrecedenceChoicesProps) => {
  const { review: messages } = useMessages().history
  const differing = historyKinds.filter(
    (kind) => groups.facts(kind, 'changed').length + groups.facts(kind, 'kept').length > 0,
  )
  if (differing.length === 0) return null
  return (
    <fieldset className={stack} disabled={isDisabled}>
      {differing.map((kind) => (
        <NativeSelect
          key={kind}
          label={messages.precedence({ kind: messages.kinds[kind] })}
          choices={choices.map((value) => ({ value, label: messages.precedences[value] }))}
          value={precedences[kind]}
          onChange={(precedence) => send({ type: 'precedence chosen', kind, precedence })}
        />
      ))}
    </fieldset>
  )
}

interface SeeAgainChoiceProps {
  /** How many watched movies are on the file's watchlist. */
  readonly movies: number
  readonly isWanted: boolean
  readonly isDisabled: boolean
  readonly send: SendToHistory
}

const SeeAgainChoice = ({ movies, isWanted, isDisabled, send }: SeeAgainChoiceProps) => {
  const { review: messages } = useMessages().history
  const noteId = useId()
  if (movies === 0) return null
  return (
    <div className={stack}>
      <ChoiceGroup legend={messages.wishesAgain({ count: movies })} disabled={isDisabled}>
        <Choice
          type="checkbox"
          checked={isWanted}
          aria-describedby={noteId}
          onChoose={() => send({ type: 'seeing again chosen', isWanted: !isWanted })}
        >
          {messages.seeAgain}
        </Choice>
      </ChoiceGroup>
      <p id={noteId} className={note}>
        {messages.seeAgainNote}
      </p>
    </div>
  )
}
