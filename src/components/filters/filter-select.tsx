import { Select } from '#ui/fields/select.tsx'

interface FilterSelectProps {
  readonly label: string
  readonly all: string
  readonly values: readonly string[]
  readonly textOf: (value: string) => string
  /** '' for all. */
  readonly value: string
  readonly onChange: (value: string) => void
}

// A select needs a value, and nothing that can be chosen is this.
const any = '*'

export const FilterSelect = ({ label, all, values, textOf, value, onChange }: FilterSelectProps) => {
  const known = value === '' || values.includes(value) ? values : [value, ...values]
  return (
    <Select
      label={label}
      labelPlacement={value === '' ? 'hidden' : 'inside'}
      choices={[{ value: any, label: all }, ...known.map((each) => ({ value: each, label: textOf(each) }))]}
      value={value || any}
      onChange={(chosen) => onChange(chosen === any ? '' : chosen)}
    />
  )
}
