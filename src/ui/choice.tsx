import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled/css'

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const heading = css({ textStyle: 'label', fontWeight: 'semibold', marginBottom: '2' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
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
  readonly disabled: boolean
  readonly children: ReactNode
}

export const ChoiceGroup = ({ legend, disabled, children }: ChoiceGroupProps) => (
  <fieldset className={group} disabled={disabled}>
    <legend className={heading}>{legend}</legend>
    {children}
  </fieldset>
)

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'aria-label' | 'aria-describedby'> {
  readonly type: 'radio' | 'checkbox'
  readonly checked: boolean
  readonly onChoose: () => void
  /** 'auto' for text that a person has written. */
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
