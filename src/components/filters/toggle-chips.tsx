import type { ReactNode } from 'react'
import { css } from '#styled/css'

const heading = css({ textStyle: 'label', fontWeight: 'semibold', marginBottom: '2' })
const chips = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1.5', rowGap: '0' })
// Looks 32 px high; the touch target is 44 px. A focused one is scrolled to, whose input is at its place.
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  cursor: 'pointer',
  textStyle: 'label',
})
const chipFace = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  paddingInline: '3',
  borderRadius: 'full',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'control',
  _hoverable: { ':hover > &': { background: 'raised' } },
  // With `:has() > span`, each change of the page computed the styles of all its spans.
  'input:checked + &': { borderColor: 'accent', background: 'accent.soft', color: 'accent' },
  'input:focus-visible + &': { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
})
const hiddenInput = css({ position: 'absolute', opacity: '0', pointerEvents: 'none' })

interface ToggleChipsProps {
  readonly legend: string
  readonly chips: readonly { readonly key: string; readonly label: string; readonly isChosen: boolean }[]
  readonly onToggle: (key: string) => void
  /** Below the chips. */
  readonly children?: ReactNode
}

/** Of these, any may be chosen. */
export const ToggleChips = ({ legend, chips: all, onToggle, children = null }: ToggleChipsProps) => (
  <fieldset>
    <legend className={heading}>{legend}</legend>
    <div className={chips}>
      {all.map(({ key, label, isChosen }) => (
        <label key={key} className={chip}>
          <input className={hiddenInput} type="checkbox" checked={isChosen} onChange={() => onToggle(key)} />
          <span className={chipFace}>{label}</span>
        </label>
      ))}
    </div>
    {children}
  </fieldset>
)
