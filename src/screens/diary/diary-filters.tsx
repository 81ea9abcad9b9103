import { FilterPanelButton } from '#components/filters/filter-panel-button.tsx'
import { ListSearch } from '#components/list/list-toolbar.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { ListLocation } from '#components/place/use-list-location.ts'
import type { choicesIn } from '#domain/records/diary.ts'
import { css } from '#styled/css'
import { Select } from '#ui/fields/select.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useDiaryChoices } from './use-diary-choices.ts'

const DiaryFiltersPanel = lazyComponent(() =>
  import('./diary-filters-panel.tsx').then((module) => module.DiaryFiltersPanel),
)

// Below the search where there is no room beside it for its words.
const bar = css({
  wrap: { base: '2', md: '3' },
  '& > search': { flexBasis: { lg: '64' } },
})
const beside = css({
  display: 'flex',
  gap: { base: '2', md: '3' },
  minWidth: '0',
  '& > :not(button)': { minWidth: { lg: '32' } },
  '& button': { fontSize: 'sm' },
})

export interface DiaryFiltersProps {
  readonly location: ListLocation
  readonly choices: ReturnType<typeof choicesIn>
}

export interface DiaryFiltersPanelProps extends DiaryFiltersProps {
  /** What it narrows, by its names in the address. */
  readonly names: readonly string[]
}

const besideSearch: readonly string[] = ['year', 'rating', 'tag', 'with']
const inPanel: readonly string[] = ['genre', 'from', 'to']

export const DiaryFilters = (props: DiaryFiltersProps) => {
  const { location } = props
  const { search } = useMessages().diary
  const isInPanel = useIsBelowLarge()
  const names = isInPanel ? [...besideSearch, ...inPanel] : inPanel
  return (
    <div className={bar}>
      <ListSearch label={search} value={location.filter} isCramped onChange={(filter) => location.change({ filter })} />
      <div className={beside}>
        {isInPanel ? null : <Selects {...props} />}
        <FilterPanelButton
          count={names.filter((name) => location.parameter(name) !== '').length}
          preload={DiaryFiltersPanel.preload}
          renderPanel={(panel) => <DiaryFiltersPanel {...props} names={names} {...panel} />}
        />
      </div>
    </div>
  )
}

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

const FilterSelect = ({ label, all, values, textOf, value, onChange }: FilterSelectProps) => (
  <Select
    label={label}
    labelPlacement={value === '' ? 'hidden' : 'inside'}
    choices={[{ value: any, label: all }, ...values.map((each) => ({ value: each, label: textOf(each) }))]}
    value={value || any}
    onChange={(chosen) => onChange(chosen === any ? '' : chosen)}
  />
)

const Selects = (props: DiaryFiltersProps) => (
  <>
    {useDiaryChoices(props).map(({ name, ...choice }) =>
      besideSearch.includes(name) ? <FilterSelect key={name} {...choice} /> : null,
    )}
  </>
)
