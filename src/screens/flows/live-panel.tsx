import { flows } from 'virtual:flows'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { flowsMessages } from '#i18n/flows.ts'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import type { LiveFlow } from '#wiring/live-flows.ts'
import { Picture } from './picture.tsx'
import { innermost, pathWords, titled } from './titled.ts'
import { useLiveFlows } from './use-live-flows.ts'

const panel = css({
  position: 'fixed',
  insetInlineEnd: '0',
  insetInlineStart: { base: '0', md: '[auto]' },
  top: { base: '[auto]', md: '0' },
  bottom: { base: '[calc(3.5rem + env(safe-area-inset-bottom))]', md: '0' },
  width: { base: 'full', md: '[21rem]' },
  height: { base: '[38dvh]', md: '[auto]' },
  zIndex: 'toast',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '4',
  background: 'surface',
  color: 'fg',
  borderColor: 'line',
  borderStyle: 'solid',
  borderWidth: '[0]',
  borderTopWidth: { base: 'thin', md: '[0]' },
  borderInlineStartWidth: { base: '[0]', md: 'thin' },
  pointerEvents: 'auto',
})
// The app and its dialogs make room for the panel beside them.
const room = css({
  paddingInlineEnd: { md: '[21rem]' },
  '& [data-scope=dialog][data-part=positioner]': { insetInlineEnd: { md: '[21rem]' } },
})
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const heading = css({ textStyle: 'section' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const item = css({ padding: '3', borderRadius: 'card', background: 'canvas' })
const ended = css({ opacity: '0.6' })
const name = css({ fontWeight: 'semibold' })
const state = css({ color: 'accent', fontWeight: 'medium' })
const muted = css({ textStyle: 'note', color: 'fg.muted' })
const stage = css({ marginTop: '2' })

interface LivePanelProps {
  readonly onClose: () => void
}

/** The flows that run, beside the app while it is used: each with its state lit and what happened last. */
export const LivePanel = ({ onClose }: LivePanelProps) => {
  const messages = flowsMessages
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
      {live.length === 0 ? <p className={muted}>{messages.noneRuns}</p> : null}
      <ul className={list}>
        {live.toReversed().map((flow) => (
          <LiveItem key={flow.key} flow={flow} />
        ))}
      </ul>
    </aside>
  )
}

const LiveItem = ({ flow }: { flow: LiveFlow }) => {
  const picture = flows.find(({ id }) => id === flow.id)?.picture
  return (
    <li className={cx(item, flow.isOver && ended)}>
      <p className={name}>{titled(flow.id)}</p>
      <p className={state}>
        {innermost(flow.states).map(pathWords).join(', ')}
        {flow.isOver ? <span className={muted}>{` ${flowsMessages.over}`}</span> : null}
      </p>
      {picture ? (
        <div className={stage}>
          <Picture picture={picture} active={flow.states} size="fitted" />
        </div>
      ) : null}
      <p className={muted}>{flow.events.join(' ← ')}</p>
    </li>
  )
}
