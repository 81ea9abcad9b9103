import { flows } from 'virtual:flows'
import { Link } from 'react-router-dom'
import { useStartAtTop } from '#components/use-start-at-top.ts'
import { flowsHref } from '#domain/flow-addresses.ts'
import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import type { DrawnFlow } from './chart.ts'
import { Picture } from './picture.tsx'
import { titled } from './titled.ts'
import { useLiveFlows } from './use-live-flows.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '4', md: '5' },
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  borderRadius: 'dialog',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  background: 'surface',
  overflow: 'hidden',
  color: 'fg',
  textDecoration: 'none',
  _hover: { borderColor: 'control' },
})
const stage = css({ height: '[13rem]', padding: '4', background: 'canvas', margin: '1.5', borderRadius: 'card' })
const words = css({ padding: '5', paddingTop: '3', display: 'flex', flexDirection: 'column', gap: '1' })
const name = css({
  textStyle: 'section',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})
const badge = css({
  textStyle: 'badge',
  color: 'accent',
  background: 'accent.soft',
  borderRadius: 'full',
  paddingInline: '2.5',
  paddingBlock: '1.5',
  whiteSpace: 'nowrap',
})
const muted = css({ color: 'fg.muted', fontSize: 'sm' })

/** All flows, each as a small picture with the states lit that the app is in. */
export const Gallery = () => {
  useStartAtTop()
  const live = useLiveFlows()
  return (
    <ul className={grid}>
      {flows.map((flow) => (
        <li key={flow.name}>
          <FlowCard flow={flow} states={live.find(({ id, isOver }) => id === flow.id && !isOver)?.states} />
        </li>
      ))}
    </ul>
  )
}

const FlowCard = ({ flow, states }: { flow: DrawnFlow; states: readonly string[] | undefined }) => {
  const messages = flowsMessages
  return (
    <Link className={card} to={flowsHref(flow.name)}>
      <div className={stage}>
        <Picture picture={flow.picture} active={states ?? []} size="fitted" />
      </div>
      <div className={words}>
        <h2 className={name}>
          {titled(flow.id)}
          {states === undefined ? null : <span className={badge}>{messages.running}</span>}
        </h2>
        <p>{flow.description}</p>
        <p className={muted}>{`${messages.states(flow.states.length)} · ${messages.ways(flow.transitions.length)}`}</p>
      </div>
    </Link>
  )
}
