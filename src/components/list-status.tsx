import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'
import type { ListLocation } from './use-list-location.ts'

const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  marginBlock: '[-0.25rem]',
  // The button is as high as a finger, the line as a chip.
  '& > button': { marginBlock: '[-0.375rem]' },
})
const status = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  minWidth: '0',
  // The first chip moves nothing.
  minHeight: '8',
  color: 'fg.muted',
  fontSize: 'sm',
  '& > p': { overflowWrap: 'anywhere', minWidth: '0' },
})
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' })
// Looks 32 px high; the touch target is 44 px.
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  height: '8',
  maxWidth: '[min(16rem, 100%)]',
  paddingInlineStart: '3',
  paddingInlineEnd: '2',
  borderRadius: 'full',
  background: 'accent.soft',
  color: 'accent',
  fontWeight: 'medium',
  cursor: 'pointer',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-6px]' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  _highContrast: { borderWidth: 'thin', borderStyle: 'solid' },
})

interface ListStatusProps {
  readonly summary: string
  /** What narrows the list: the label of each parameter that is set, by its name in the address. */
  readonly filters: Readonly<Record<string, string>>
  readonly change: ListLocation['change']
  readonly aside?: ReactNode
}

/** What the list holds, and what narrows it, which a click removes. */
export const ListStatus = ({ summary, filters, change, aside = null }: ListStatusProps) => {
  const messages = useMessages().lists
  const set = Object.entries(filters).filter(([, label]) => label !== '')
  return (
    <div className={line}>
      <div className={status}>
        <p role="status">{summary}</p>
        <div className={chips}>
          {set.map(([parameter, label]) => (
            <button
              key={parameter}
              type="button"
              className={chip}
              aria-label={messages.removeFilter(label)}
              onClick={() => change({ [parameter]: '' })}
            >
              <span dir="auto">{label}</span>
              <X aria-hidden="true" />
            </button>
          ))}
        </div>
      </div>
      {aside}
    </div>
  )
}
