import type { OpenPanelProps } from '#components/async/panel-button.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Panel } from '#ui/panel.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { DiaryFiltersProps } from './diary-filters.tsx'
import { useDiaryChoices } from './use-diary-choices.ts'

const fields = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingInline: '4', paddingBottom: '4' })

/** Where the choices do not fit beside the search: below it they would fill half of a phone. */
export const DiaryFiltersPanel = ({ location, choices, ...panel }: DiaryFiltersProps & OpenPanelProps) => {
  const { lists } = useCoreMessages()
  const { close } = useMessages().diary
  const { done } = useMessages().listView
  const shown = useDiaryChoices({ location, choices })
  const buttons = (
    <>
      <Button
        disabled={shown.every(({ value }) => value === '')}
        onClick={() => location.change({ year: '', rating: '', tag: '', with: '' })}
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
      </div>
    </Panel>
  )
}
