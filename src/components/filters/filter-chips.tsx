import { X } from 'lucide-react'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'

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
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  '& > span': { truncate: true },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  _highContrast: { borderWidth: 'thin', borderStyle: 'solid' },
})

interface FilterChipsProps<Key extends string | number> {
  readonly filters: readonly { readonly key: Key; readonly label: string }[]
  readonly onRemove: (key: Key) => void
}

/** What narrows a list: a click removes it. */
export const FilterChips = <Key extends string | number>({ filters, onRemove }: FilterChipsProps<Key>) => {
  const messages = useMessages().lists
  return (
    <div className={chips}>
      {filters.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className={chip}
          aria-label={messages.removeFilter(label)}
          onClick={() => onRemove(key)}
        >
          <span dir="auto">{label}</span>
          <X aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
