import { useRef } from 'react'
import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { eventLabel, valueText } from './event-label.ts'
import { innermost, pathName } from './titled.ts'
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
const stateLine = css({
  padding: '3',
  borderRadius: 'card',
  background: 'accent.soft',
  fontWeight: 'semibold',
  '& span': { color: 'fg.muted', fontWeight: 'normal' },
})
const actionList = css({
  paddingInlineStart: '5',
  fontSize: 'sm',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  overflowWrap: 'anywhere',
})
const contextText = css({
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: 'canvas',
  borderRadius: 'card',
  padding: '3',
})

/** A simulated actor: a person sends its events, settles its promises and advances its clock. */
export const TryIt = ({ simulation, current, restart }: RunningSimulation) => {
  const messages = flowsMessages
  const state = useRef<HTMLParagraphElement>(null)
  // The pressed button may disappear, so the focus moves to the state.
  const then = (act: () => void) => () => {
    act()
    state.current?.focus()
  }
  const { sample, send, resolve, reject, advance } = simulation
  const { delay } = current
  return (
    <Card title={messages.tryIt} note={messages.tryItNote}>
      <p className={stateLine} role="status" tabIndex={-1} ref={state}>
        <span>{messages.state}</span> {innermost(current.states).map(pathName).join(', ')}
        {current.isStopped ? <span>{` ${messages.stopped}`}</span> : null}
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
      {current.invoked.map((actor) => (
        <div key={actor} className={group}>
          <h3 className={title}>{messages.invoked(actor)}</h3>
          <div className={buttons}>
            {Object.keys(sample.answers[actor] ?? {}).map((output) => (
              <Button key={output} variant="positive" onClick={then(() => resolve(actor, output))}>
                {messages.resolves(output)}
              </Button>
            ))}
            <Button variant="danger" onClick={then(() => reject(actor))}>
              {messages.rejects}
            </Button>
          </div>
        </div>
      ))}
      {delay === null ? null : (
        <div className={buttons}>
          <Button variant="solid" onClick={then(advance)}>
            {messages.advance(delay)}
          </Button>
        </div>
      )}
      {current.executed.length === 0 ? null : (
        <div className={group}>
          <h3 className={title}>{messages.executed}</h3>
          <ol className={actionList}>
            {current.executed.map(({ action, params }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: actions are only ever added at the end
              <li key={index}>{[action, valueText(params)].filter(Boolean).join(' · ')}</li>
            ))}
          </ol>
        </div>
      )}
      <div className={group}>
        <h3 className={title}>{messages.context}</h3>
        <pre className={contextText}>{JSON.stringify(current.context, null, 1)}</pre>
      </div>
      <div className={group}>
        <h3 className={title}>{messages.restart}</h3>
        <div className={buttons}>
          {Object.keys(sample.inputs).map((name) => (
            <Button key={name} onClick={then(() => restart(name))}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}
