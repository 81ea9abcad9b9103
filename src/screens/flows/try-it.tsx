import { useRef } from 'react'
import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { eventLabel, valueWords } from './event-label.ts'
import { innermost, pathWords } from './titled.ts'
import type { RunningSimulation } from './use-simulation.ts'

const group = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const title = css({ textStyle: 'label', color: 'fg.muted' })
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  // What an event says can be longer than a narrow screen is wide.
  '& > button': { paddingBlock: '1.5', textAlign: 'start' },
  '& [aria-disabled=true]': { opacity: '0.45', cursor: 'default' },
})
const now = css({
  padding: '3',
  borderRadius: 'card',
  background: 'accent.soft',
  fontWeight: 'semibold',
  '& span': { color: 'fg.muted', fontWeight: 'normal' },
})
const orders = css({
  paddingInlineStart: '5',
  fontSize: 'sm',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  overflowWrap: 'anywhere',
})
const memory = css({
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: 'canvas',
  borderRadius: 'card',
  padding: '3',
})

/** A machine on its own that a person leads: events are sent, tasks answered and time let pass by hand. */
export const TryIt = ({ simulation, current, begin }: RunningSimulation) => {
  const messages = flowsMessages
  const state = useRef<HTMLParagraphElement>(null)
  // The pressed button may disappear with what it did, so the focus moves to the state.
  const then = (act: () => void) => () => {
    act()
    state.current?.focus()
  }
  const { sample, send, answer, fail, wait } = simulation
  const { pause } = current
  return (
    <Card title={messages.tryIt} note={messages.tryItNote}>
      <p className={now} role="status" tabIndex={-1} ref={state}>
        <span>{messages.now}</span> {innermost(current.states).map(pathWords).join(', ')}
        {current.isOver ? <span>{` ${messages.over}`}</span> : null}
      </p>
      <div className={group}>
        <h3 className={title}>{messages.events}</h3>
        <div className={buttons}>
          {sample.events.map((event, index) => {
            const isPossible = current.possible[index] ?? false
            return (
              // Not `disabled`: the focus would be lost after every event that can be sent only once.
              <Button key={eventLabel(event)} aria-disabled={!isPossible} onClick={() => isPossible && send(index)}>
                {eventLabel(event)}
              </Button>
            )
          })}
        </div>
      </div>
      {current.waiting.map((task) => (
        <div key={task} className={group}>
          <h3 className={title}>{messages.waiting(task)}</h3>
          <div className={buttons}>
            {Object.keys(sample.answers[task] ?? {}).map((name) => (
              <Button key={name} variant="positive" onClick={then(() => answer(task, name))}>
                {name}
              </Button>
            ))}
            <Button variant="danger" onClick={then(() => fail(task))}>
              {messages.fails}
            </Button>
          </div>
        </div>
      ))}
      {pause === null ? null : (
        <div className={buttons}>
          <Button variant="solid" onClick={then(wait)}>
            {messages.letPass(pause)}
          </Button>
        </div>
      )}
      {current.orders.length === 0 ? null : (
        <div className={group}>
          <h3 className={title}>{messages.ordered}</h3>
          <ol className={orders}>
            {current.orders.map(({ name, params }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: orders are only ever added at the end
              <li key={index}>{[name, valueWords(params)].filter(Boolean).join(' · ')}</li>
            ))}
          </ol>
        </div>
      )}
      <div className={group}>
        <h3 className={title}>{messages.memory}</h3>
        <pre className={memory}>{JSON.stringify(current.context, null, 1)}</pre>
      </div>
      <div className={group}>
        <h3 className={title}>{messages.begin}</h3>
        <div className={buttons}>
          {Object.keys(sample.inputs).map((name) => (
            <Button key={name} onClick={then(() => begin(name))}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}
