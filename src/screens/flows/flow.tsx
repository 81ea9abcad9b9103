import { Link } from 'react-router-dom'
import { Page } from '#components/async/page.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { flowsHref } from '#domain/movie/flow-addresses.ts'
import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { canSimulate } from '#wiring/inspect/simulation.ts'
import type { DrawnFlow } from './chart.ts'
import { Facts } from './facts.tsx'
import { Outline } from './outline.tsx'
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
const column = css({ display: 'flex', flexDirection: 'column', gap: '5' })

export const Flow = ({ flow }: { flow: DrawnFlow }) => {
  useResetScroll()
  const messages = flowsMessages
  const simulated = useSimulation(canSimulate(flow.name) ? flow.name : null)
  const active = simulated?.current.states ?? []
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
      <ZoomableChart flow={flow} active={active} />
      <div className={columns}>
        <div className={column}>
          {simulated ? <TryIt {...simulated} /> : null}
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
