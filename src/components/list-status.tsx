import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { FilterChips } from './filter-chips.tsx'
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
interface ListStatusProps {
  readonly summary: string
  /** What narrows the list: the label of each parameter that is set, by its name in the address. */
  readonly filters: Readonly<Record<string, string>>
  readonly change: ListLocation['change']
  /** Beside the chips. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
}

/** What the list holds, and what narrows it, which a click removes. */
export const ListStatus = ({ summary, filters, change, actions = null, aside = null }: ListStatusProps) => {
  const set = Object.entries(filters).flatMap(([key, label]) => (label === '' ? [] : { key, label }))
  return (
    <div className={line}>
      <div className={status}>
        <p role="status">{summary}</p>
        <FilterChips filters={set} onRemove={(parameter) => change({ [parameter]: '' })} />
        {actions}
      </div>
      {aside}
    </div>
  )
}
