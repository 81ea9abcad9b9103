import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { FilterChips } from '../filters/filter-chips.tsx'
import type { ListLocation } from '../place/use-list-location.ts'

// On a phone the summary and the button, then the chips, in as many lines as they need.
const line = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '3',
  // The targets of chips and buttons reach to what is above and below.
  marginBlock: { base: '-0.5', md: '-1' },
  // The button is as high as a finger, the line as a chip.
  '& > button': { marginBlock: '-1.5' },
  color: 'fg.muted',
  fontSize: 'sm',
})
const status = css({
  display: { base: 'contents', md: 'flex' },
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  flexGrow: '1',
  minWidth: '0',
})
const text = css({
  // Reserves the height of a chip, so that the first one does not shift the page.
  minHeight: { base: '8', _largeText: '0' },
  alignContent: 'center',
  flex: { base: '1', md: 'initial' },
  flexBasis: { _largeText: '[auto]' },
  minWidth: '0',
  overflowWrap: 'anywhere',
  // Two lines are as high as a chip.
  mdDown: { lineClamp: 2, lineHeight: '[1rem]' },
})
const narrowing = css({
  display: { base: 'flex', md: 'contents' },
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1.5',
  mdDown: { order: '1', flexWrap: 'wrap', flexBasis: 'full', minWidth: '0', '&:empty': { display: 'none' } },
})
// On a phone what is offered takes the place of a number that the tabs say already.
const replaced = css({ mdDown: { '&:has(+ * > *)': { srOnly: true } } })
const inPlace = css({ mdDown: { order: '0', flexBasis: '[auto]' } })

// On a low screen the status is beside the search.
const controls = css({
  display: { base: 'contents', _lowScreen: 'flex' },
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '2',
  '& > *': { _lowScreen: { flexGrow: '1', alignSelf: 'center' } },
  '& > :first-child': { _lowScreen: { flexGrow: '999', flexBasis: { base: 'full', md: '96' } } },
})

/** The search of a list, and what it leaves of the list. */
export const ListControls = ({ children }: { children: ReactNode }) => <div className={controls}>{children}</div>

interface ListStatusProps {
  readonly summary: string
  /** What narrows the list: the label of each parameter that is set, by its name in the address. */
  readonly filters: Readonly<Record<string, string>>
  readonly change: ListLocation['change']
  /** Whether the tabs say how many movies there are. */
  readonly isCounted?: boolean
  /** Beside the chips. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
}

/** What the list holds, and what narrows it, which a click removes. */
export const ListStatus = ({
  summary,
  filters,
  change,
  isCounted = false,
  actions = null,
  aside = null,
}: ListStatusProps) => {
  const set = Object.entries(filters).flatMap(([key, label]) => (label === '' ? [] : { key, label }))
  const isRepeated = isCounted && set.length === 0
  return (
    <div className={line}>
      <div className={status}>
        <p className={cx(text, isRepeated && replaced)} role="status">
          {summary}
        </p>
        <div className={cx(narrowing, isRepeated && inPlace)}>
          <FilterChips filters={set} onRemove={(parameter) => change({ [parameter]: '' })} />
          {actions}
        </div>
      </div>
      {aside}
    </div>
  )
}
