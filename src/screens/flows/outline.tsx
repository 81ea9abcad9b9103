import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { quietText } from '#ui/texts.ts'
import type { ChartState, ChartTransition, FlowChart } from './chart.ts'
import { pathName } from './titles.ts'

const list = css({ stack: '5' })
const inner = css({
  stack: '5',
  marginTop: '4',
  paddingInlineStart: '4',
  borderInlineStartWidth: 'thick',
  borderColor: 'line',
})
const name = css({ fontWeight: 'semibold', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
const note = css({ textStyle: 'note', color: 'fg.muted', fontWeight: 'normal' })
const highlighted = css({ color: 'accent' })
const transitionList = css({ stack: '2', marginTop: '2', fontSize: 'sm' })
const line = css({ lineHeight: 'snug', overflowWrap: 'anywhere' })

interface OutlineProps {
  readonly flow: FlowChart
  readonly active: readonly string[]
}

export const Outline = ({ flow, active }: OutlineProps) => {
  const ofRoot = flow.transitions.filter(({ from }) => from === '')
  return (
    <ul className={list}>
      {ofRoot.length === 0 ? null : (
        <li>
          <p className={name}>{messages.root}</p>
          <Transitions transitions={ofRoot} />
        </li>
      )}
      <States flow={flow} active={active} states={flow.states.filter(({ depth }) => depth === 0)} />
    </ul>
  )
}

const States = ({ flow, active, states }: OutlineProps & { states: readonly ChartState[] }) =>
  states.map((state) => <StateItem key={state.path} flow={flow} active={active} state={state} />)

const StateItem = ({ flow, active, state }: OutlineProps & { state: ChartState }) => {
  const isCurrent = active.includes(state.path)
  const within = flow.states.filter(({ path, depth }) => depth === state.depth + 1 && path.startsWith(`${state.path}.`))
  const notes = [
    ...(state.isInitial ? [messages.initial] : []),
    ...(state.type === 'atomic' || state.type === 'compound' ? [] : [state.type]),
    ...state.tags.map(messages.tag),
    ...(isCurrent ? [messages.current] : []),
  ]
  const effects = [
    ...state.invoke.map(messages.invokes),
    ...state.entry.map(messages.entry),
    ...state.exit.map(messages.exit),
  ]
  return (
    <li>
      <p className={name}>
        <span className={isCurrent ? highlighted : undefined}>{state.name}</span>
        {notes.length === 0 ? null : <span className={note}>{notes.join(', ')}</span>}
      </p>
      {state.description === '' ? null : <p className={quietText}>{state.description}</p>}
      {effects.map((effect) => (
        <p key={effect} className={quietText}>
          {effect}
        </p>
      ))}
      <Transitions transitions={flow.transitions.filter(({ from }) => from === state.path)} />
      {within.length === 0 ? null : (
        <ul className={inner}>
          <States flow={flow} active={active} states={within} />
        </ul>
      )}
    </li>
  )
}

const Transitions = ({ transitions }: { transitions: readonly ChartTransition[] }) => {
  if (transitions.length === 0) return null
  return (
    <ul className={transitionList}>
      {transitions.map(({ event, guard, to, actions, description: why }) => (
        <li key={`${event} ${guard} ${to}`} className={line}>
          {messages.transition(event, guard, to === null ? null : pathName(to))}
          {actions.length === 0 ? null : (
            <span className={quietText}>{` ${messages.actionsOf(actions.join(', '))}`}</span>
          )}
          {why === '' ? null : <p className={quietText}>{why}</p>}
        </li>
      ))}
    </ul>
  )
}
