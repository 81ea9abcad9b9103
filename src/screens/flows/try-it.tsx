import { type ReactNode, useRef } from 'react'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Simulated, Simulation } from '#wiring/inspect/simulation.ts'
import { innermost, pathName } from './titles.ts'
import type { RunningSimulation } from './use-simulation.ts'

const valueText = (value: unknown): string => {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (!(value instanceof Object)) return value === '' ? '""' : String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && typeof part !== 'function')
    .map(([name, part]) => `${name} ${valueText(part)}`)
    .join(', ')
}

const eventLabel = ({ type, ...payload }: { readonly type: string }): string => {
  const parts = Object.values(payload).map(valueText)
  return [type, ...parts].join(' · ')
}

const group = css({ stack: '2' })
const title = css({ textStyle: 'label', color: 'fg.muted' })
const buttons = css({
  wrap: '2',
  // Event labels can be wider than a narrow screen.
  '& > button': { paddingBlock: '1.5', textAlign: 'start' },
  '& [aria-disabled=true]': { opacity: '0.45', cursor: 'default' },
})
const stateLine = css({
  padding: '3',
  borderRadius: 'card',
  background: 'accent.soft',
  fontWeight: 'semibold',
  '& span': { color: 'fg.muted', fontWeight: 'normal' },
})
const actionList = css({ paddingInlineStart: '5', fontSize: 'sm', stack: '1', overflowWrap: 'anywhere' })
const contextText = css({
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: 'canvas',
  borderRadius: 'card',
  padding: '3',
})

export const TryIt = ({ simulation, current, restart }: RunningSimulation) => {
  const state = useRef<HTMLParagraphElement>(null)
  // The pressed button may disappear, so the focus moves to the state.
  const then = (act: () => void) => () => {
    act()
    state.current?.focus()
  }
  const { sample, advance } = simulation
  const { delay } = current
  return (
    <Card title={messages.tryIt} note={messages.tryItNote}>
      <p className={stateLine} role="status" tabIndex={-1} ref={state}>
        <span>{messages.state}</span> {innermost(current.states).map(pathName).join(', ')}
        {current.isStopped ? <span>{` ${messages.stopped}`}</span> : null}
      </p>
      <Events simulation={simulation} possible={current.possible} />
      {current.invoked.map((actor) => (
        <InvokedActor key={actor} actor={actor} simulation={simulation} then={then} />
      ))}
      {delay === null ? null : (
        <div className={buttons}>
          <Button variant="solid" onClick={then(advance)}>
            {messages.advance(delay)}
          </Button>
        </div>
      )}
      {current.executed.length === 0 ? null : <ExecutedActions executed={current.executed} />}
      <Group heading={messages.context}>
        <pre className={contextText}>{JSON.stringify(current.context, null, 1)}</pre>
      </Group>
      <Group heading={messages.restart}>
        <div className={buttons}>
          {Object.keys(sample.inputs).map((name) => (
            <Button key={name} onClick={then(() => restart(name))}>
              {name}
            </Button>
          ))}
        </div>
      </Group>
    </Card>
  )
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={group}>
    <h3 className={title}>{heading}</h3>
    {children}
  </div>
)

const Events = ({ simulation, possible }: { simulation: Simulation; possible: readonly boolean[] }) => (
  <Group heading={messages.events}>
    <div className={buttons}>
      {simulation.sample.events.map((event, index) => {
        const isPossible = possible[index] ?? false
        return (
          // Not `disabled`: the focus would be lost after every event that can be sent only once.
          <Button
            key={eventLabel(event)}
            aria-disabled={!isPossible}
            onClick={() => isPossible && simulation.send(index)}
          >
            {eventLabel(event)}
          </Button>
        )
      })}
    </div>
  </Group>
)

interface InvokedActorProps {
  readonly actor: string
  readonly simulation: Simulation
  readonly then: (act: () => void) => () => void
}

const InvokedActor = ({ actor, simulation: { sample, resolve, reject }, then }: InvokedActorProps) => (
  <Group heading={messages.invoked(actor)}>
    <div className={buttons}>
      {Object.keys(sample.outputs[actor] ?? {}).map((output) => (
        <Button key={output} variant="positive" onClick={then(() => resolve(actor, output))}>
          {messages.resolves(output)}
        </Button>
      ))}
      <Button variant="danger" onClick={then(() => reject(actor))}>
        {messages.rejects}
      </Button>
    </div>
  </Group>
)

const ExecutedActions = ({ executed }: { executed: Simulated['executed'] }) => (
  <Group heading={messages.executed}>
    <ol className={actionList}>
      {executed.map(({ action, params }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions are only ever added at the end
        <li key={index}>{[action, valueText(params)].filter(Boolean).join(' · ')}</li>
      ))}
    </ol>
  </Group>
)
