import { useState } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'

const { root, label, input } = field()
const date = css({ width: '42' })

interface DateFieldProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max: string
  readonly onChange: (day: string) => void
}

/** A day as YYYY-MM-DD, '' for none. */
export const DateField = ({ label: text, value, min, max, onChange }: DateFieldProps) => {
  // Some browsers report a year after each digit.
  const [unfinished, setUnfinished] = useState<string | null>(null)
  return (
    <label className={root}>
      <span className={label}>{text}</span>
      <input
        className={`${input} ${date}`}
        type="date"
        value={unfinished ?? value}
        min={min || '1888-01-01'}
        max={max}
        onChange={({ target }) => {
          setUnfinished(target.validity.valid ? null : target.value)
          if (target.validity.valid) onChange(target.value)
        }}
        onBlur={() => setUnfinished(null)}
      />
    </label>
  )
}
