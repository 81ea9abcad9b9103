import { type ComponentProps, type ReactNode, useId } from 'react'
import { css } from '#styled/css'

const group = css({ stack: '2', minWidth: '0' })
const heading = css({ textStyle: 'label', fontWeight: 'semibold' })
const choice = css({
  row: '3',
  minHeight: '11',
  // In a list that scrolls, a long name would run over the next row.
  flexShrink: '0',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'card',
  layerStyle: 'outlined',

  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&:has(input:checked)': { borderColor: 'accent', background: 'accent.soft' },
  '& input': { accentColor: 'accent.fill', width: '5', height: '5', flexShrink: '0', cursor: 'pointer' },
})
const labelText = css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })

interface ChoiceGroupProps {
  readonly legend: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Its legend is a paragraph: WebKit counts the height of a `legend` twice until something else changes. */
export const ChoiceGroup = ({ legend, disabled, children }: ChoiceGroupProps) => {
  const id = useId()
  return (
    <fieldset className={group} disabled={disabled} aria-labelledby={id}>
      <p id={id} className={heading}>
        {legend}
      </p>
      {children}
    </fieldset>
  )
}

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'aria-label' | 'aria-describedby'> {
  readonly type: 'radio' | 'checkbox'
  readonly checked: boolean
  readonly onChoose: () => void
  /** 'auto' for text that a user has written. */
  readonly dir?: 'auto'
  readonly end?: ReactNode
  readonly children: ReactNode
}

export const Choice = ({ onChoose, dir, end, children, ...input }: ChoiceProps) => (
  <label className={choice}>
    <input {...input} onChange={onChoose} />
    <span className={labelText} dir={dir}>
      {children}
    </span>
    {end}
  </label>
)

const chips = css({ wrap: '2' })
// Looks 36 px high; the touch target is 44 px. Its width stays when it is chosen, so that the others stay in place.
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '9',
  paddingInline: '3',
  borderRadius: 'full',
  borderWidth: 'thin',
  borderColor: 'control',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&:has(input:checked)': { borderColor: 'accent', background: 'accent.soft', color: 'accent' },
  '&:has(input:focus-visible)': { layerStyle: 'ring' },
  '& input': { position: 'absolute', insetInline: '0', insetBlock: '-1', opacity: '0', cursor: 'pointer' },
})

/** One of a few choices, all of them in sight. */
export const ChipGroup = ({ children, ...props }: ChoiceGroupProps) => (
  <ChoiceGroup {...props}>
    <div className={chips}>{children}</div>
  </ChoiceGroup>
)

interface ChipProps {
  readonly type?: 'radio' | 'checkbox'
  readonly name: string
  readonly label: string
  readonly checked: boolean
  readonly onChoose: () => void
}

export const Chip = ({ type = 'radio', name, label, checked, onChoose }: ChipProps) => (
  <label className={chip} dir="auto">
    <input type={type} name={name} checked={checked} onChange={onChoose} />
    {label}
  </label>
)
