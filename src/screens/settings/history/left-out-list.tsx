import { useSectionMessages } from '#components/use-section-messages.ts'
import { rowReasons } from '#domain/history/read-history.ts'
import type { ResolvedFilm } from '#domain/history/resolve.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { keyOfGroup, type LeftOutState, type RowGroup, type RowGroups } from './row-groups.ts'
import { label, row } from './styles.ts'

const states: readonly LeftOutState[] = ['in doubt', 'not found', 'none of these', 'unanswered', 'not a movie', 'adult']
const list = css({ display: 'flex', flexDirection: 'column', '& > li': { minHeight: '11' } })
const section = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const count = css({ textAlign: 'start', '&[aria-expanded=true]': { fontWeight: 'bold' } })

interface LeftOutListProps {
  readonly groups: RowGroups
  readonly films: readonly ResolvedFilm[]
  readonly open: RowGroup | null
  readonly isDisabled: boolean
  readonly onToggle: (group: RowGroup) => void
  readonly send: SendToHistory
}

/** What is not imported, why, and what can be done about it. */
export const LeftOutList = ({ groups, films, open, isDisabled, onToggle, send }: LeftOutListProps) => {
  const { review: messages } = useSectionMessages('history')
  const shown = [
    ...states.map((state) => ({
      group: { kind: 'films', state } as const,
      text: messages.states[state],
      count: groups.films(state).length,
    })),
    ...rowReasons.map((reason) => ({
      group: { kind: 'left out', reason } as const,
      text: messages.reasons[reason],
      count: groups.leftOut(reason).length,
    })),
    {
      group: { kind: 'already watched' } as const,
      text: messages.alreadyWatched,
      count: groups.alreadyWatched.length,
    },
  ].filter((each) => each.count > 0)
  const undecided = films.filter(({ state }) => state === 'in doubt').length
  if (shown.length === 0) return null
  return (
    <section className={section}>
      <h3 className={label}>{messages.leftOut}</h3>
      <ul className={list}>
        {shown.map(({ group, text, count: rows }) => (
          <li key={keyOfGroup(group)} className={row}>
            <Button
              variant="link"
              className={count}
              aria-expanded={open !== null && keyOfGroup(open) === keyOfGroup(group)}
              onClick={() => onToggle(group)}
            >
              {messages.rowsOf(text, rows)}
            </Button>
            {group.kind === 'films' && group.state === 'in doubt' ? (
              <Button disabled={isDisabled} onClick={() => send({ type: 'films opened' })}>
                {messages.decide(undecided)}
              </Button>
            ) : null}
            {group.kind === 'films' && group.state === 'not found' && undecided === 0 ? (
              <Button disabled={isDisabled} onClick={() => send({ type: 'films opened' })}>
                {messages.search}
              </Button>
            ) : null}
            {group.kind === 'films' && group.state === 'unanswered' ? (
              <Button disabled={isDisabled} onClick={() => send({ type: 'resumed' })}>
                {messages.lookUp}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
