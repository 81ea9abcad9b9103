import { flows } from 'virtual:flows'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import type { LiveFlow } from '#wiring/inspect/live-flows.ts'
import { ChartView } from './chart-view.tsx'
import { headingOf, innermost, pathName } from './titles.ts'
import { useLiveFlows } from './use-live-flows.ts'

const panel = css({
  position: 'fixed',
  insetInlineEnd: '0',
  insetInlineStart: { lgDown: '0' },
  top: { lg: '0' },
  bottom: { base: '[calc(3.5rem + env(safe-area-inset-bottom))]', md: '0' },
  width: { base: 'full', lg: '[21rem]' },
  height: { base: '[38dvh]', lg: 'auto' },
  zIndex: 'toast',
  overflowY: 'auto',
  stack: '3',
  paddingBlock: '4',
  paddingLeft: { base: 'edge-left', lg: '4' },
  paddingRight: 'edge-right',
  background: 'surface',
  color: 'fg',
  borderColor: 'line',
  borderWidth: 'none',
  borderTopWidth: { base: 'thin', lg: 'none' },
  borderInlineStartWidth: { base: 'none', lg: 'thin' },
  pointerEvents: 'auto',
})
const room = css({
  paddingInlineEnd: { lg: '[21rem]' },
  '& [data-scope=dialog][data-part=positioner]': { insetInlineEnd: { lg: '[21rem]' } },
})
const head = css({ row: '0', justifyContent: 'space-between' })
const heading = css({ textStyle: 'section' })
const list = css({ stack: '3' })
const item = css({ padding: '3', borderRadius: 'card', background: 'canvas' })
const stopped = css({ opacity: '0.7' })
const name = css({ fontWeight: 'semibold' })
const state = css({ color: 'accent', fontWeight: 'medium' })
const stage = css({ maxHeight: '60', marginTop: '2', background: 'surface', borderRadius: 'card' })
const eventList = css({
  stack: '0',
  marginTop: '2',
  textStyle: 'note',
  color: 'fg.muted',
  '& > li:first-child': { color: 'fg', fontWeight: 'medium' },
})

interface LivePanelProps {
  readonly onClose: () => void
}

export const LivePanel = ({ onClose }: LivePanelProps) => {
  const live = useLiveFlows()
  useEffect(() => {
    const classes = room.split(' ')
    document.body.classList.add(...classes)
    return () => document.body.classList.remove(...classes)
  }, [])
  return (
    <aside lang="en-US" className={panel} aria-label={messages.live} data-above-dialogs>
      <div className={head}>
        <h2 className={heading}>{messages.live}</h2>
        <IconButton label={messages.closeLive} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <ul className={list}>
        {live.toReversed().map((flow) => (
          <LiveItem key={flow.key} flow={flow} />
        ))}
      </ul>
    </aside>
  )
}

const LiveItem = ({ flow: { id, states, isStopped, events } }: { flow: LiveFlow }) => {
  const pictures = flows.find((flow) => flow.id === id)?.pictures
  return (
    <li className={cx(item, isStopped && stopped)}>
      <p className={name}>{headingOf(id)}</p>
      <p className={state}>
        {innermost(states).map(pathName).join(', ')}
        {isStopped ? <span className={quietNote}>{` ${messages.stopped}`}</span> : null}
      </p>
      {pictures ? (
        <ChartView
          pictures={pictures.overview.slice(0, 2)}
          label={messages.picture(id)}
          active={states}
          className={stage}
        />
      ) : null}
      <ol className={eventList} aria-label={messages.lastEvents(id)}>
        {events.map(({ number, name: event }) => (
          <li key={number}>{event}</li>
        ))}
      </ol>
    </li>
  )
}
