import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { problemNote } from '../texts.ts'

const styles = field()
const area = css({ paddingBlock: '2.5' })

interface FieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className'> {
  /** Under the field, and its description. */
  readonly hint?: ReactNode
  /** What is wrong with the value, in place of the hint. */
  readonly problem?: ReactNode
}

export const TextField = ({ label, hint = null, problem = null, onChange, ...input }: TextFieldProps) => {
  const id = useId()
  const note = problem ?? hint
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
        aria-invalid={problem !== null}
        aria-describedby={note === null ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
      {note === null ? null : (
        <p
          id={`${id}-note`}
          className={problem === null ? styles.note : problemNote}
          role={problem === null ? undefined : 'alert'}
        >
          {note}
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
