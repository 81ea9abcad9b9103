import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { RestorePoint } from '#domain/backup/restore-points.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { RestoringSnapshot, SendToRestoring } from '#wiring/flows/restoring.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { PointDetails } from './point-details.tsx'

const opener = css({
  width: 'full',
  minHeight: '14',
  paddingBlock: '2',
  row: '3',
  justifyContent: 'space-between',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flexShrink: '0', transition: 'transform' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
})
const time = css({ display: 'block', textStyle: 'label', fontVariantNumeric: 'tabular-nums' })
const about = css({ display: 'block', textStyle: 'note', color: 'fg.muted' })
const details = css({ paddingBlockEnd: '4' })

const useFormatSize = () => {
  const language = useValue(useApp().language.current)
  const isLarge = (bytes: number) => bytes >= 1_000_000
  return (bytes: number): string =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: isLarge(bytes) ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: 1,
    }).format(bytes / (isLarge(bytes) ? 1_000_000 : 1000))
}

interface PointRowProps {
  readonly point: RestorePoint
  readonly snapshot: RestoringSnapshot
  readonly send: SendToRestoring
}

export const PointRow = ({ point, snapshot, send }: PointRowProps) => {
  const messages = useMessages().restore
  const timeText = useFormatTime()
  const sizeText = useFormatSize()
  const id = useId()
  const isOpen = snapshot.context.openId === point.id
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isRestored = snapshot.matches({ listed: 'restored' })
  useEffect(() => {
    // What had the focus is gone.
    if (wasOpen.current && isRestored && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, isRestored])
  return (
    <li>
      <h4>
        <button
          ref={button}
          type="button"
          className={opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => send(isOpen ? { type: 'closed' } : { type: 'opened', id: point.id })}
        >
          <span>
            <span className={time}>{timeText(point.time)}</span>
            <span className={about}>{`${messages.reasons[point.reason]} · ${sizeText(point.bytes)}`}</span>
          </span>
          <ChevronDown aria-hidden="true" size="1.25em" />
        </button>
      </h4>
      {isOpen ? (
        <div id={id} className={details}>
          <PointDetails snapshot={snapshot} send={send} />
        </div>
      ) : null}
    </li>
  )
}
