import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '#components/loading/page.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { flowsHref } from '#domain/movie/flow-addresses.ts'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { quietNote } from '#ui/texts.ts'
import type { FlowStep } from '#wiring/app/running-flows.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { placeOf } from '#wiring/inspect/flow-places.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'
import { canSimulate, type Simulated } from '#wiring/inspect/simulation.ts'
import type { DrawnFlow, FlowChart } from './chart.ts'
import { liveFlows } from './live-flows.tsx'
import { Outline } from './outline.tsx'
import { Recorded } from './recorded.tsx'
import { headingOf } from './titles.ts'
import { TryIt } from './try-it.tsx'
import { useSimulation } from './use-simulation.ts'
import { ZoomableChart } from './zoomable-chart.tsx'

const back = css({
  color: 'accent',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  whiteSpace: 'nowrap',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', lg: '2' },
  alignItems: 'start',
  gap: '5',
})
const meeting = css({ row: '4', flexWrap: 'wrap', rowGap: '2' })
const column = css({ stack: '5' })

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

export const Flow = ({ flow }: { flow: DrawnFlow }) => {
  useResetScroll()
  const simulated = useSimulation(canSimulate(flow.name) ? flow.name : null)
  const { view } = useApp()
  const live = useLazy(liveFlows)
  const [steps] = useState(() => view.flows.steps().filter((step) => step.flow === flow.id))
  const [chosen, setChosen] = useState<{ readonly step: FlowStep; readonly over: Simulated | undefined } | null>(null)
  // The next step of the simulation takes the chart back.
  const shown = chosen && chosen.over === simulated?.current ? chosen.step : null
  const active = shown ? statesIn(shown.value) : (simulated?.current.states ?? [])
  const place = placeOf(flow.id)
  return (
    <Page
      heading={headingOf(flow.id)}
      subtitle={flow.description}
      aside={
        <Link className={back} to={flowsHref()}>
          {messages.all}
        </Link>
      }
    >
      {place ? (
        <p className={meeting}>
          <ButtonLink to={place.path} onClick={live.show}>
            {messages.meet(place.act)}
          </ButtonLink>
          <span className={quietNote}>{messages.meetNote}</span>
        </p>
      ) : null}
      <ZoomableChart flow={flow} active={active} />
      <div className={columns}>
        <div className={column}>
          {simulated ? <TryIt {...simulated} /> : null}
          {steps.length > 0 ? (
            <Recorded steps={steps} shown={shown} onShow={(step) => setChosen({ step, over: simulated?.current })} />
          ) : null}
          <Card title={messages.details}>
            <Facts flow={flow} />
          </Card>
        </div>
        <Card title={messages.outline}>
          <Outline flow={flow} active={active} />
        </Card>
      </div>
    </Page>
  )
}

const Facts = ({ flow }: { flow: FlowChart }) => {
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
