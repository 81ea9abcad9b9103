import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'

const styles = field()
const area = css({ paddingBlock: '2.5', resize: 'vertical' })

interface FieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
}

type TextFieldProps = FieldProps & {
  /** Under the field, and its description. */
  readonly hint?: ReactNode
} & Pick<ComponentProps<'input'>, 'maxLength' | 'readOnly'>

export const TextField = ({ label, hint, onChange, ...input }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        dir="auto"
        autoComplete="off"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      )}
    </div>
  )
}

type TextAreaProps = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'readOnly'>

/** For texts of several lines. */
export const TextArea = ({ label, onChange, ...textArea }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={cx(styles.input, area)}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        {...textArea}
      />
    </div>
  )
}
