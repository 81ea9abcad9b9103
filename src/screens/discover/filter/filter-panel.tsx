import { useState } from 'react'
import { AgeSelect } from '#components/conditions/age-select.tsx'
import { KeywordSearch } from '#components/conditions/tag-search.tsx'
import { GenreToggles } from '#components/filters/genre-toggles.tsx'
import { fields, runtimes } from '#components/filters/panel-fields.ts'
import { RangeSelects } from '#components/filters/range-selects.tsx'
import type { OpenPanelProps } from '#components/loading/panel-button.tsx'
import { type DiscoverFilter, idsFrom, noFilter } from '#domain/discover/discover-filter.ts'
import { shelvesIn } from '#domain/discover/shelves.ts'
import { genreNames } from '#domain/movie/genres.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { Panel } from '#ui/panel.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { CountryField, LanguageField, PeopleField, RatingFields, ServiceFields } from './filter-fields.tsx'
import { Starters } from './starters.tsx'

const unwanted = css({ '& > summary': { minHeight: '11', cursor: 'pointer', textStyle: 'label', paddingBlock: '2.5' } })
const stack = css({ stack: '2' })
const lengths = [90, 120] as const

interface FilterPanelProps extends OpenPanelProps {
  readonly filter: DiscoverFilter
  readonly onShow: (filter: DiscoverFilter) => void
}

/** What is chosen counts once the user asks for the movies. */
export const FilterPanel = ({ filter, onShow, ...panel }: FilterPanelProps) => {
  const { provider, platform, records } = useApp()
  const [draft, setDraft] = useState(filter)
  const [hasUnwanted, setUnwanted] = useState(filter.without !== '')
  const change = (changes: Partial<DiscoverFilter>) => setDraft((before) => ({ ...before, ...changes }))
  const { lists } = useCoreMessages()
  const { filters, statistics, diary, discoverFilter: messages } = useMessages()
  const { minutes } = useFormats()
  const isDemo = useValue(provider.isDemo)
  const thisYear = Number(platform.today().slice(0, 4))
  const decades = Array.from({ length: 8 }, (_, index) => Math.floor(thisYear / 10) * 10 - 10 * index)
  const years = Array.from({ length: thisYear - 1894 }, (_, index) => thisYear + 1 - index)
  const toggled = (name: 'year' | 'runtime' | 'seen' | 'listed', value: string) => ({
    name,
    type: 'checkbox' as const,
    checked: draft[name] === value,
    onChoose: () => change({ [name]: draft[name] === value ? '' : value }),
  })
  const buttons = (
    <>
      <Button onClick={() => setDraft({ ...noFilter, sort: draft.sort })}>{lists.clearFilters}</Button>
      <Button variant="solid" onClick={() => onShow(draft)}>
        {messages.show}
      </Button>
    </>
  )
  return (
    <Panel {...panel} title={lists.filters} closeLabel={diary.close} buttons={buttons}>
      <div className={fields}>
        {shelvesIn(useValue(records.settings)).length === 0 ? <Starters onShow={onShow} /> : null}
        <div>
          <GenreToggles
            genres={Object.values(genreNames)}
            genre={draft.genre}
            onChange={(genre) => change({ genre })}
          />
          <details className={unwanted} open={hasUnwanted} onToggle={(event) => setUnwanted(event.currentTarget.open)}>
            <summary>{messages.without}</summary>
            {hasUnwanted ? (
              <GenreToggles
                unwanted={messages.without}
                genres={Object.values(genreNames)}
                genre={draft.without}
                onChange={(without) => change({ without })}
              />
            ) : null}
          </details>
        </div>
        <ChipGroup legend={messages.own}>
          <Chip {...toggled('seen', 'no')} label={messages.unseen} />
          <Chip {...toggled('listed', 'no')} label={messages.unlisted} />
        </ChipGroup>
        <ServiceFields draft={draft} change={change} />
        <div className={stack}>
          <ChipGroup legend={statistics.charts.decades}>
            {decades.map((decade) => (
              <Chip
                key={decade}
                {...toggled('year', `${decade}-${decade + 9}`)}
                label={statistics.decade({ year: String(decade) })}
              />
            ))}
          </ChipGroup>
          <RangeSelects
            legend={filters.year}
            values={years}
            textOf={String}
            range={draft.year}
            onChange={(year) => change({ year })}
          />
        </div>
        <div className={stack}>
          <ChipGroup legend={filters.runtime}>
            {lengths.map((length) => (
              <Chip key={length} {...toggled('runtime', `-${length}`)} label={`≤ ${minutes(length)}`} />
            ))}
          </ChipGroup>
          <RangeSelects
            legend={filters.runtime}
            values={runtimes}
            textOf={minutes}
            range={draft.runtime}
            onChange={(runtime) => change({ runtime })}
          />
        </div>
        <RatingFields draft={draft} change={change} />
        <LanguageField draft={draft} change={change} />
        <CountryField draft={draft} change={change} />
        {isDemo ? null : <AgeSelect value={draft.age} onChange={(age) => change({ age })} />}
        <PeopleField draft={draft} change={change} />
        {isDemo ? null : (
          <KeywordSearch
            legend={messages.keywords}
            chosen={idsFrom(draft.keywords)}
            onChange={(keywords) => change({ keywords: keywords.join(',') })}
          />
        )}
      </div>
    </Panel>
  )
}
