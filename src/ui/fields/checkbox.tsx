import { useId } from 'react'
import { css } from '#styled/css'

const root = css({
  row: '3',
  minHeight: '11',
  width: 'fit',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
})
const box = css({ width: '5', height: '5', flexShrink: '0', margin: '0', accentColor: 'accent.fill' })
const name = css({ textStyle: 'label', _peerDisabled: { color: 'fg.muted' } })
const note = css({ display: 'block', textStyle: 'note', color: 'fg.muted', marginTop: '0.5' })

interface CheckboxProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** For a choice that takes effect with a button; use Switch for one that takes effect at once. */
export const Checkbox = ({ label, hint, checked, disabled, onChange }: CheckboxProps) => {
  const id = useId()
  return (
    <label className={root} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={`peer ${box}`}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={name}>
        {label}
        <span id={`${id}-hint`} className={note}>
          {hint}
        </span>
      </span>
    </label>
  )
}
