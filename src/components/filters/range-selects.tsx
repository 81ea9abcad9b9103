import { rangeFrom, rangeText } from '#domain/values/ranges.ts'
import { numbers } from '#domain/values/sorting.ts'
import { css } from '#styled/css'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

const heading = css({ textStyle: 'label', fontWeight: 'semibold', marginBottom: '1' })
const pair = css({ display: 'grid', gridTemplateColumns: '2', gap: '3' })

interface RangeSelectsProps {
  readonly legend: string
  /** In the order in which they are offered. */
  readonly values: readonly number[]
  readonly textOf: (value: number) => string
  /** As in the address; '' without. */
  readonly range: string
  readonly onChange: (range: string) => void
}

const withEnd = (values: readonly number[], end: number | undefined): readonly number[] =>
  end === undefined || values.includes(end) ? values : [...values, end].sort(numbers)

const end = (value: string): number | undefined => (value === '' ? undefined : Number(value))

export const RangeSelects = ({ legend, values, textOf, range, onChange }: RangeSelectsProps) => {
  const messages = useMessages().filters
  const { from, to } = rangeFrom(range) ?? {}
  const choicesWith = (chosen: number | undefined) => [
    { value: '', label: messages.any },
    ...withEnd(values, chosen).map((value) => ({ value: String(value), label: textOf(value) })),
  ]
  // The end that is chosen last is kept.
  const changeFrom = (next: number | undefined) =>
    onChange(rangeText({ from: next, to: next !== undefined && to !== undefined && to < next ? next : to }))
  const changeTo = (next: number | undefined) =>
    onChange(rangeText({ from: next !== undefined && from !== undefined && from > next ? next : from, to: next }))
  return (
    <fieldset>
      <legend className={heading}>{legend}</legend>
      <div className={pair}>
        <NativeSelect
          label={messages.from}
          labelPlacement="above"
          choices={choicesWith(from)}
          value={String(from ?? '')}
          onChange={(value) => changeFrom(end(value))}
        />
        <NativeSelect
          label={messages.to}
          labelPlacement="above"
          choices={choicesWith(to)}
          value={String(to ?? '')}
          onChange={(value) => changeTo(end(value))}
        />
      </div>
    </fieldset>
  )
}
