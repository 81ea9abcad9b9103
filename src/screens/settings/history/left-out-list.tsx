import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { rowDoubts, rowReasons } from '#domain/history/read-history.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { row } from '../row.ts'
import { keyOfGroup, type LeftOutState, type RowGroup, type RowGroups } from './row-groups.ts'
import { label, note } from './styles.ts'

const states: readonly LeftOutState[] = [
  'in doubt',
  'not in demo',
  'not found',
  'none of these',
  'unanswered',
  'not a movie',
  'adult',
]
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', '& > li': { minHeight: '11', rowGap: '0' } })
const section = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const count = css({ textAlign: 'start', '&[aria-expanded=true]': { fontWeight: 'bold' } })

interface LeftOutListProps {
  readonly groups: RowGroups
  readonly open: RowGroup | null
  readonly isDisabled: boolean
  readonly onToggle: (group: RowGroup) => void
  readonly send: SendToHistory
  readonly onAddKey: () => void
}

interface Shown {
  readonly group: RowGroup
  readonly text: string
}

const useShownGroups = ({ groups }: Pick<LeftOutListProps, 'groups'>) => {
  const { review: messages } = useSectionMessages('history')
  const ofMovies = states
    .filter((state) => groups.movieCount(state) > 0)
    .map((state): Shown => {
      const amount =
        state === 'not a movie' ? messages.rows(groups.movies(state).length) : messages.movies(groups.movieCount(state))
      return { group: { kind: 'movies', state }, text: messages.amountOf(messages.states[state], amount) }
    })
  const ofRows = rowReasons
    .filter((reason) => groups.leftOut(reason).length > 0)
    .map((reason): Shown => {
      const amount = messages.rows(groups.leftOut(reason).length)
      return { group: { kind: 'left out', reason }, text: messages.amountOf(messages.reasons[reason], amount) }
    })
  const inPart = rowDoubts
    .filter((doubt) => groups.inPart(doubt).length > 0)
    .map((doubt): Shown => {
      const amount = messages.rows(groups.inPart(doubt).length)
      return { group: { kind: 'in part', doubt }, text: messages.amountOf(messages.dropped[doubt], amount) }
    })
  const again = messages.movies(groups.alreadyWatched.length)
  const watched: readonly Shown[] =
    groups.alreadyWatched.length > 0
      ? [{ group: { kind: 'already watched' }, text: messages.amountOf(messages.alreadyWatched, again) }]
      : []
  return { leftOut: [...ofMovies, ...ofRows, ...watched], inPart }
}

/** What is not imported, or only in part, why, and what can be done about it. */
export const LeftOutList = (props: LeftOutListProps) => {
  const { review: messages } = useSectionMessages('history')
  const { leftOut, inPart } = useShownGroups(props)
  return (
    <>
      <Groups {...props} heading={messages.leftOut} shown={leftOut} />
      <Groups {...props} heading={messages.inPart} shown={inPart} />
      {props.groups.movieCount('not in demo') > 0 ? <p className={note}>{messages.keyNote}</p> : null}
    </>
  )
}

interface GroupsProps extends LeftOutListProps {
  readonly heading: string
  readonly shown: readonly Shown[]
}

const Groups = ({ heading, shown, open, onToggle, ...rest }: GroupsProps) => {
  if (shown.length === 0) return null
  return (
    <section className={section}>
      <h3 className={label}>{heading}</h3>
      <ul className={list}>
        {shown.map(({ group, text }) => (
          <li key={keyOfGroup(group)} className={row}>
            <Button
              variant="link"
              className={count}
              aria-expanded={open !== null && keyOfGroup(open) === keyOfGroup(group)}
              onClick={() => onToggle(group)}
            >
              {text}
            </Button>
            {group.kind === 'movies' ? <Remedy {...rest} state={group.state} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RemedyProps extends Pick<LeftOutListProps, 'groups' | 'isDisabled' | 'send' | 'onAddKey'> {
  readonly state: LeftOutState
}

const Remedy = ({ state, groups, isDisabled, send, onAddKey }: RemedyProps) => {
  const { review: messages } = useSectionMessages('history')
  const { demo } = useMessages()
  if (state === 'in doubt') {
    return (
      <Button disabled={isDisabled} onClick={() => send({ type: 'movies opened', state })}>
        {messages.decide(groups.movieCount(state))}
      </Button>
    )
  }
  if (state === 'not in demo') {
    return (
      <Button disabled={isDisabled} onClick={onAddKey}>
        {demo.settings}
      </Button>
    )
  }
  if (state === 'not found' || state === 'not a movie') {
    return (
      <Button disabled={isDisabled} onClick={() => send({ type: 'movies opened', state })}>
        {messages.search}
      </Button>
    )
  }
  if (state !== 'unanswered') return null
  return (
    <Button disabled={isDisabled} onClick={() => send({ type: 'resumed' })}>
      {messages.lookUp}
    </Button>
  )
}
