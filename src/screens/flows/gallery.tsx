import { flows } from 'virtual:flows'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { flowsHref } from '#domain/movie/flow-addresses.ts'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { quietText } from '#ui/texts.ts'
import { flowScreens } from '#wiring/inspect/flow-places.ts'
import type { DrawnFlow } from './chart.ts'
import { fittingScale, pictureFor } from './fit.ts'
import { Picture } from './picture.tsx'
import { headingOf } from './titles.ts'
import { useLiveFlows } from './use-live-flows.ts'
import { useSize } from './use-size.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', lg: '2' },
  gap: { base: '4', md: '5' },
  '& > :only-child': { gridColumn: '1 / -1' },
})
const screen = css({ stack: '4' })
const screenTitle = css({ textStyle: 'section' })
const card = css({
  stack: '0',
  height: 'full',
  layerStyle: 'card',

  overflow: 'hidden',
  color: 'fg',
  textDecoration: 'none',
  _hover: { borderColor: 'control' },
})
const stage = css({
  flex: '1',
  display: 'grid',
  placeItems: 'center',
  maxHeight: '112',
  overflow: 'hidden',
  margin: '1.5',
  padding: '3',
  borderRadius: 'card',
  background: 'canvas',
})
const caption = css({ padding: '5', paddingTop: '3', stack: '1' })
const name = css({ textStyle: 'section', row: '3', justifyContent: 'space-between' })
const badge = css({
  textStyle: 'badge',
  color: 'accent',
  background: 'accent.soft',
  borderRadius: 'full',
  paddingInline: '2.5',
  paddingBlock: '1.5',
  whiteSpace: 'nowrap',
})

export const Gallery = () => {
  useResetScroll()
  const live = useLiveFlows()
  return (
    <>
      {flowScreens.map(({ title, flows: places }) => (
        <section key={title} className={screen} aria-label={title}>
          <h2 className={screenTitle}>{title}</h2>
          <ul className={grid}>
            {places.flatMap(({ id }) => {
              const flow = flows.find((each) => each.id === id)
              const states = live.find((each) => each.id === id && !each.isStopped)?.states
              return flow ? (
                <li key={id}>
                  <FlowCard flow={flow} states={states} />
                </li>
              ) : (
                []
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

const FlowCard = ({ flow, states }: { flow: DrawnFlow; states: readonly string[] | undefined }) => {
  const container = useRef<HTMLDivElement>(null)
  const size = useSize(container)
  const picture = size && pictureFor(flow.pictures.overview, size)
  return (
    <Link className={card} to={flowsHref(flow.name)}>
      <div className={stage} ref={container}>
        {picture ? <Picture picture={picture} scale={fittingScale(picture, size)} active={states ?? []} /> : null}
      </div>
      <div className={caption}>
        <h3 className={name}>
          {headingOf(flow.id)}
          {states === undefined ? null : <span className={badge}>{messages.running}</span>}
        </h3>
        <p>{flow.description}</p>
        <p
          className={quietText}
        >{`${messages.states(flow.states.length)} · ${messages.transitions(flow.transitions.length)}`}</p>
      </div>
    </Link>
  )
}
