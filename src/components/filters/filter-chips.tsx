import { Plus, X } from 'lucide-react'
import { Suspense } from 'react'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { ListLocation } from '../place/use-list-location.ts'

/** 32 px high, with a touch target of 44 px; its colors and its ends are the chip's own. */
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  row: '1.5',
  height: '8',
  borderRadius: 'full',
  fontWeight: 'medium',
  cursor: 'pointer',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})

const chosen = css({
  maxWidth: '[min(16rem, 100%)]',
  paddingInlineStart: '3',
  paddingInlineEnd: '2',
  background: 'accent.soft',
  color: 'accent',
  '& > span': { truncate: true },
  _highContrast: { borderWidth: 'thin' },
})

interface FilterChipsProps<Key extends string | number> {
  readonly filters: readonly { readonly key: Key; readonly label: string }[]
  readonly onRemove: (key: Key) => void
}

/** What narrows a list, in the row of the caller: a click removes it. */
export const FilterChips = <Key extends string | number>({ filters, onRemove }: FilterChipsProps<Key>) => {
  const messages = useCoreMessages().lists
  return filters.map(({ key, label }) => (
    <button
      key={key}
      type="button"
      className={cx(chip, chosen)}
      aria-label={messages.removeFilter({ filter: label })}
      onClick={() => onRemove(key)}
    >
      <span dir="auto">{label}</span>
      <X aria-hidden="true" />
    </button>
  ))
}

// Has its room before its text, which comes later.
const place = css({ display: 'inline-flex', minHeight: '8' })
const offered = css({
  paddingInlineStart: '2',
  paddingInlineEnd: '3',
  layerStyle: 'outlined',
  color: 'fg',
  _hover: { background: 'raised' },
})

interface MyServicesChipProps {
  readonly change: ListLocation['change']
}

/** Narrows the list to the user's services in one click, for those who have chosen some. */
export const MyServicesChip = ({ change }: MyServicesChipProps) => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  return hasServices ? (
    <span className={place}>
      <Suspense>
        <Chip change={change} />
      </Suspense>
    </span>
  ) : null
}

const Chip = ({ change }: MyServicesChipProps) => (
  <button type="button" className={cx(chip, offered)} onClick={() => change({ service: anyOfMine })}>
    <Plus aria-hidden="true" />
    {useMessages().services.mine}
  </button>
)
