import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import type { FlowChart } from './chart.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', md: 'labels' },
  columnGap: '6',
  rowGap: '3',
  fontSize: 'sm',
  lineHeight: 'snug',
  '& dt': { fontWeight: 'medium' },
  '& dd': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& dd ul': { stack: '1' },
})

export const Facts = ({ flow }: { flow: FlowChart }) => {
  const messages = flowsMessages
  const facts = [
    [messages.events, flow.events.length === 0 ? [] : [flow.events.join(', ')]],
    [messages.actors, flow.actors],
    [messages.actions, flow.actions],
    [messages.guards, flow.guards],
    [messages.delays, flow.delays],
    [messages.source, [flow.file]],
    [messages.renderedBy, flow.renderedBy],
  ] as const
  return (
    <dl className={list}>
      {facts
        .filter(([, names]) => names.length > 0)
        .map(([heading, names]) => (
          <Fact key={heading} heading={heading} names={names} />
        ))}
    </dl>
  )
}

const Fact = ({ heading, names }: { heading: string; names: readonly string[] }) => (
  <>
    <dt>{heading}</dt>
    <dd>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </dd>
  </>
)
