import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useRatingText } from '#components/diary/use-rating-text.ts'
import { FilterSelect } from '#components/filters/filter-select.tsx'
import { ListSearch } from '#components/list/list-toolbar.tsx'
import type { ListLocation } from '#components/place/use-list-location.ts'
import type { choicesIn } from '#domain/records/diary.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const bar = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: { base: '2', md: '3' },
  // On a phone in a row of its own.
  '& > search': { flexBasis: { base: 'full', md: '44' } },
  '& > :not(search)': {
    flexGrow: '1',
    flexBasis: { base: '[auto]', md: '[9rem]' },
    minWidth: { base: 'fit', md: '0' },
  },
  '& button': { fontSize: 'sm' },
})

interface DiaryFiltersProps {
  readonly location: ListLocation
  readonly choices: ReturnType<typeof choicesIn>
}

export const DiaryFilters = ({ location, choices: { years, ratings, tags, companions } }: DiaryFiltersProps) => {
  const messages = useSectionMessages('diary')
  const { textOf } = useRatingText()
  const { compare } = useValue(useApp().language.collator)
  const { parameter, change } = location
  return (
    <div className={bar}>
      <ListSearch label={messages.search} value={location.filter} onChange={(filter) => change({ filter })} />
      <FilterSelect
        label={messages.year}
        all={messages.allYears}
        values={years}
        textOf={String}
        value={parameter('year')}
        onChange={(year) => change({ year })}
      />
      <FilterSelect
        label={messages.rating}
        all={messages.allRatings}
        values={ratings.map(String)}
        textOf={(rating) => textOf(Number(rating))}
        value={parameter('rating')}
        onChange={(rating) => change({ rating })}
      />
      {tags.length === 0 && parameter('tag') === '' ? null : (
        <FilterSelect
          label={messages.tag}
          all={messages.allTags}
          values={[...tags].sort(compare)}
          textOf={String}
          value={parameter('tag')}
          onChange={(tag) => change({ tag })}
        />
      )}
      {companions.length === 0 && parameter('with') === '' ? null : (
        <FilterSelect
          label={messages.companions}
          all={messages.anyCompany}
          values={[...companions].sort(compare)}
          textOf={String}
          value={parameter('with')}
          onChange={(name) => change({ with: name })}
        />
      )}
    </div>
  )
}
