import { ChevronDown } from 'lucide-react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { quietNote } from '../texts.ts'

const { label: labelLook, input } = field()
const row = css({ display: 'inline-flex', row: '3', flexWrap: { _largeText: 'wrap' } })
const column = css({ stack: '1', minWidth: '0' })
const box = css({ position: 'relative' })
const select = css({ appearance: 'none', paddingInlineEnd: '10', cursor: 'pointer', textOverflow: 'ellipsis' })
const wide = css({ minWidth: { base: '40', _largeText: '0' } })
const arrow = css({
  position: 'absolute',
  insetInlineEnd: '3',
  top: '3',
  width: '5',
  height: '5',
  color: 'fg.muted',
  pointerEvents: 'none',
})

interface NativeSelectProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly labelPlacement?: 'beside' | 'above'
}

/** For dialogs: Select's list would leave their focus trap. */
export const NativeSelect = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  labelPlacement = 'beside',
}: NativeSelectProps<Value>) => (
  <label className={labelPlacement === 'beside' ? row : column}>
    <span className={labelPlacement === 'beside' ? labelLook : quietNote}>{label}</span>
    <span className={box}>
      <select
        className={cx(input, select, labelPlacement === 'beside' && wide)}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown className={arrow} aria-hidden="true" />
    </span>
  </label>
)
