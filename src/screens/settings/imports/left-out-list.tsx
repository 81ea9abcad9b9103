import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { namesOf } from '#wiring/imports/history-review.ts'
import { label, note, row } from '../styles.ts'
import { keyOfGroup, type LeftOutState, type RowGroup, type RowGroups } from './row-groups.ts'
import { type LeftOutGroup, useLeftOutGroups } from './use-left-out-groups.ts'

const list = css({ stack: '2', '& > li': { minHeight: '11', rowGap: '0' } })
const section = css({ stack: '1' })
const count = css({ textAlign: 'start', '&[aria-expanded=true]': { fontWeight: 'bold' } })

interface LeftOutListProps {
  readonly groups: RowGroups
  readonly open: RowGroup | null
  readonly isDisabled: boolean
  readonly onToggle: (group: RowGroup) => void
  readonly send: SendToHistory
  readonly onAddKey: () => void
}

/** Lists of which no movie comes in. */
export const ListsNotMade = ({ names }: { readonly names: readonly string[] }) => {
  const { review } = useMessages().history
  return names.length > 0 ? (
    <p className={note}>{review.amountOf({ group: review.listsNotMade, amount: namesOf(names) })}</p>
  ) : null
}

/** What is not imported, or only in part, why, and what can be done about it. */
export const LeftOutList = (props: LeftOutListProps) => {
  const { review: messages } = useMessages().history
  const { leftOut, inPart, accepted } = useLeftOutGroups(props.groups)
  return (
    <>
      <Groups {...props} shown={accepted} />
      <Groups {...props} heading={messages.leftOut} shown={leftOut} />
      <Groups {...props} heading={messages.inPart} shown={inPart} />
      {props.groups.movieCount('not in demo') > 0 ? <p className={note}>{messages.keyNote}</p> : null}
    </>
  )
}

interface GroupsProps extends LeftOutListProps {
  readonly heading?: string
  readonly shown: readonly LeftOutGroup[]
}

const Groups = ({ heading, shown, open, onToggle, ...rest }: GroupsProps) => {
  const { review: messages } = useMessages().history
  if (shown.length === 0) return null
  return (
    <section className={section}>
      {heading ? <h3 className={label}>{heading}</h3> : null}
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
            {group.kind === 'accepted together' ? (
              <Button
                disabled={rest.isDisabled}
                onClick={() => rest.send({ type: 'movies opened', state: 'accepted together' })}
              >
                {messages.change}
              </Button>
            ) : null}
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
  const { review: messages } = useMessages().history
  const { demo } = useCoreMessages()
  if (state === 'in doubt') {
    return (
      <Button disabled={isDisabled} onClick={() => send({ type: 'movies opened', state })}>
        {messages.decide({ count: groups.movieCount(state) })}
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
