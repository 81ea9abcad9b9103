import { FilterSelect } from '#components/filter-select.tsx'
import { ListSearch } from '#components/list-toolbar.tsx'
import type { ListLocation } from '#components/use-list-location.ts'
import { useRatingText } from '#components/use-rating-text.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import type { choicesIn } from '#domain/diary.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const bar = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: { base: '2', md: '3' },
  maxWidth: 'rows',
  // On a phone in a row of its own.
  '& > search': { flexBasis: { base: 'full', md: '[11rem]' } },
  '& > :not(search)': {
    flexGrow: '1',
    flexBasis: { base: '0', md: '[9rem]' },
    minWidth: { base: '[min(100%, 8rem)]', md: '0' },
  },
  '& button': { fontSize: 'sm' },
})

interface DiaryFiltersProps {
  readonly location: ListLocation
  readonly choices: ReturnType<typeof choicesIn>
}

export const DiaryFilters = ({ location, choices: { years, ratings, tags } }: DiaryFiltersProps) => {
  const messages = useSectionMessages('diary')
  const { textOf } = useRatingText()
  const { compare } = useValue(useApp().collator)
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
    </div>
  )
}
