import { Link } from 'react-router-dom'
import { Page } from '#components/page.tsx'
import { useStartAtTop } from '#components/use-start-at-top.ts'
import { flowsHref } from '#domain/flow-addresses.ts'
import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { canSimulate } from '#wiring/simulation.ts'
import type { DrawnFlow } from './chart.ts'
import { Facts } from './facts.tsx'
import { Outline } from './outline.tsx'
import { Picture } from './picture.tsx'
import { titled } from './titled.ts'
import { TryIt } from './try-it.tsx'
import { useSimulation } from './use-simulation.ts'

const back = css({
  color: 'accent',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  whiteSpace: 'nowrap',
})
const stage = css({
  overflowX: 'auto',
  padding: { base: '3', md: '6' },
  borderRadius: 'dialog',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  background: 'surface',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
  alignItems: 'start',
  gap: '5',
})
const column = css({ display: 'flex', flexDirection: 'column', gap: '5' })

/** One flow: its picture, a simulated one to try, and all of it in words. */
export const Flow = ({ flow }: { flow: DrawnFlow }) => {
  useStartAtTop()
  const messages = flowsMessages
  const simulated = useSimulation(canSimulate(flow.name) ? flow.name : null)
  return (
    <Page
      heading={titled(flow.id)}
      subtitle={flow.description}
      aside={
        <Link className={back} to={flowsHref()}>
          {messages.all}
        </Link>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture wider than its place is scrolled with the keyboard */}
      <section className={stage} aria-label={messages.chart} tabIndex={0}>
        <Picture
          picture={flow.picture}
          label={messages.picture(flow.id)}
          active={simulated?.current.states ?? []}
          size="readable"
        />
      </section>
      <div className={columns}>
        <div className={column}>
          {simulated ? <TryIt {...simulated} /> : null}
          <Card title={messages.facts}>
            <Facts flow={flow} />
          </Card>
        </div>
        <Card title={messages.outline}>
          <Outline flow={flow} active={simulated?.current.states ?? []} />
        </Card>
      </div>
    </Page>
  )
}
