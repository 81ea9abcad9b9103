import { DateField } from '#components/diary/date-field.tsx'
import { fields } from '#components/filters/panel-fields.ts'
import type { OpenPanelProps } from '#components/loading/panel-button.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Panel } from '#ui/panel.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { DiaryFiltersPanelProps } from './diary-filters.tsx'
import { useDiaryChoices } from './use-diary-choices.ts'

// Beside each other where both fit.
const days = css({ wrap: '3', '& > label': { flexGrow: '1', flexBasis: '40' }, '& input': { width: 'full' } })

/** What does not fit beside the search: below it the choices would fill half of a phone. */
export const DiaryFiltersPanel = ({ location, choices, names, ...panel }: DiaryFiltersPanelProps & OpenPanelProps) => {
  const { lists } = useCoreMessages()
  const { close } = useMessages().diary
  const { done } = useMessages().listView
  const { from, to } = useMessages().statistics
  const today = useApp().platform.today()
  const { parameter, change } = location
  const shown = useDiaryChoices({ location, choices }).filter(({ name }) => names.includes(name))
  const [first, last] = [parameter('from'), parameter('to')]
  const buttons = (
    <>
      <Button
        disabled={names.every((name) => parameter(name) === '')}
        onClick={() => change(Object.fromEntries(names.map((name) => [name, ''])))}
      >
        {lists.clearFilters}
      </Button>
      <Button variant="solid" onClick={panel.onClose}>
        {done}
      </Button>
    </>
  )
  return (
    <Panel {...panel} title={lists.filters} closeLabel={close} buttons={buttons}>
      <div className={fields}>
        {shown.map(({ name, all, values, textOf, value, ...field }) => (
          <NativeSelect
            key={name}
            {...field}
            labelPlacement="above"
            choices={[{ value: '', label: all }, ...values.map((each) => ({ value: each, label: textOf(each) }))]}
            value={value}
          />
        ))}
        <div className={days}>
          <DateField label={from} value={first} max={last || today} onChange={(day) => change({ from: day })} />
          <DateField label={to} value={last} min={first} max={today} onChange={(day) => change({ to: day })} />
        </div>
      </div>
    </Panel>
  )
}
