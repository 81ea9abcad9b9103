import { X } from 'lucide-react'
import { css, cx } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { chip } from './chip.ts'

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
