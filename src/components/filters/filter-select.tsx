import { Select } from '#ui/fields/select.tsx'

interface FilterSelectProps {
  readonly label: string
  readonly all: string
  /** The value among them. */
  readonly values: readonly string[]
  readonly textOf: (value: string) => string
  /** '' for all. */
  readonly value: string
  readonly onChange: (value: string) => void
}

// A select needs a value, and nothing that can be chosen is this.
const any = '*'

export const FilterSelect = ({ label, all, values, textOf, value, onChange }: FilterSelectProps) => (
  <Select
    label={label}
    labelPlacement={value === '' ? 'hidden' : 'inside'}
    choices={[{ value: any, label: all }, ...values.map((each) => ({ value: each, label: textOf(each) }))]}
    value={value || any}
    onChange={(chosen) => onChange(chosen === any ? '' : chosen)}
  />
)
