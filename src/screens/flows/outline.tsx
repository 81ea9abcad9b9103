import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import type { ChartState, ChartTransition, FlowChart } from './chart.ts'
import { pathWords } from './titled.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const inner = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  marginTop: '4',
  paddingInlineStart: '4',
  borderInlineStartWidth: 'thick',
  borderInlineStartStyle: 'solid',
  borderColor: 'line',
})
const name = css({ fontWeight: 'semibold', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
const note = css({ textStyle: 'note', color: 'fg.muted', fontWeight: 'normal' })
const here = css({ color: 'accent' })
const description = css({ fontSize: 'sm', color: 'fg.muted' })
const ways = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  marginTop: '2',
  fontSize: 'sm',
})
const way = css({ lineHeight: 'snug', overflowWrap: 'anywhere' })

interface OutlineProps {
  readonly flow: FlowChart
  /** Paths of the states to mark. */
  readonly active: readonly string[]
}

/** The whole chart in words, for ears, for searching and for copying. */
export const Outline = ({ flow, active }: OutlineProps) => {
  const messages = flowsMessages
  const everywhere = flow.transitions.filter(({ from }) => from === '')
  return (
    <ul className={list}>
      {everywhere.length === 0 ? null : (
        <li>
          <p className={name}>{messages.everywhere}</p>
          <Ways transitions={everywhere} />
        </li>
      )}
      <States flow={flow} active={active} states={flow.states.filter(({ depth }) => depth === 0)} />
    </ul>
  )
}

const States = ({ flow, active, states }: OutlineProps & { states: readonly ChartState[] }) =>
  states.map((state) => <StateItem key={state.path} flow={flow} active={active} state={state} />)

const StateItem = ({ flow, active, state }: OutlineProps & { state: ChartState }) => {
  const messages = flowsMessages
  const isHere = active.includes(state.path)
  const within = flow.states.filter(({ path, depth }) => depth === state.depth + 1 && path.startsWith(`${state.path}.`))
  const notes = [
    ...(state.isInitial ? [messages.first] : []),
    ...(state.kind === 'final' ? [messages.final] : []),
    ...(state.kind === 'passing' ? [messages.passing] : []),
    ...(isHere ? [messages.here] : []),
  ]
  const does = [
    ...state.tasks.map((task) => messages.runs(task)),
    ...state.entry.map((order) => messages.onEntry(order)),
    ...state.exit.map((order) => messages.onExit(order)),
  ]
  return (
    <li>
      <p className={name}>
        <span className={isHere ? here : undefined}>{state.name}</span>
        {notes.length === 0 ? null : <span className={note}>{notes.join(', ')}</span>}
      </p>
      {state.description === '' ? null : <p className={description}>{state.description}</p>}
      {does.map((line) => (
        <p key={line} className={description}>
          {line}
        </p>
      ))}
      <Ways transitions={flow.transitions.filter(({ from }) => from === state.path)} />
      {within.length === 0 ? null : (
        <ul className={inner}>
          <States flow={flow} active={active} states={within} />
        </ul>
      )}
    </li>
  )
}

const Ways = ({ transitions }: { transitions: readonly ChartTransition[] }) => {
  const messages = flowsMessages
  if (transitions.length === 0) return null
  return (
    <ul className={ways}>
      {transitions.map(({ event, guard, to, actions, description: why }) => (
        <li key={`${event} ${guard} ${to}`} className={way}>
          {messages.way(event, guard, to === null ? null : pathWords(to))}
          {actions.length === 0 ? null : <span className={description}>{` ${messages.does(actions.join(', '))}`}</span>}
          {why === '' ? null : <p className={description}>{why}</p>}
        </li>
      ))}
    </ul>
  )
}
