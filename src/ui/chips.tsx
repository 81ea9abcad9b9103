import type { ReactNode } from 'react'
import { css } from '#styled/css'

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const legendStyle = css({ textStyle: 'label', marginBottom: '2' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  paddingInline: '4',
  borderRadius: 'full',
  layerStyle: 'outlined',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&:has(input:checked)': { borderColor: 'accent', background: 'accent.soft', color: 'accent', fontWeight: 'semibold' },
  '&:has(input:focus-visible)': { layerStyle: 'ring' },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
})

interface ChipGroupProps {
  readonly legend: string
  readonly disabled: boolean
  readonly children: ReactNode
}

/** One of a few choices, all of them in sight. */
export const ChipGroup = ({ legend, disabled, children }: ChipGroupProps) => (
  <fieldset className={group} disabled={disabled}>
    <legend className={legendStyle}>{legend}</legend>
    <div className={row}>{children}</div>
  </fieldset>
)

interface ChipProps {
  readonly name: string
  readonly label: string
  readonly checked: boolean
  readonly onChoose: () => void
}

export const Chip = ({ name, label, checked, onChoose }: ChipProps) => (
  <label className={chip}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {label}
  </label>
)
