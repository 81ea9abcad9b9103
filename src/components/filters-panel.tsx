import { X } from 'lucide-react'
import { useMemo } from 'react'
import { type FilmFilter, type FilteredFilm, filterChoicesIn, isNarrowing, noFilter } from '#domain/film-filter.ts'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { NativeSelect } from '#ui/native-select.tsx'
import { Popover } from '#ui/popover.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { GenreToggles } from './genre-toggles.tsx'
import { RangeSelects } from './range-selects.tsx'
import type { ListLocation } from './use-list-location.ts'
import { useRatingText } from './use-rating-text.ts'
import { useSectionMessages } from './use-section-messages.ts'

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  paddingBlock: '1',
})
const title = css({ textStyle: 'section', fontSize: 'md' })
const fields = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  flexGrow: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '4',
  paddingBottom: '4',
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > button': { flexGrow: '1' },
  padding: '3',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'line',
})

const runtimes = [60, 75, 90, 100, 110, 120, 135, 150, 180, 210, 240] as const

export interface FiltersPanelProps {
  readonly trigger: string
  readonly films: readonly FilteredFilm[]
  readonly genres: readonly string[]
  readonly filter: FilmFilter
  readonly change: ListLocation['change']
  /** Opens the dialog that names the filters. */
  readonly onName: () => void
  readonly onClose: () => void
}

export const FiltersPopover = ({ trigger, ...rest }: FiltersPanelProps) => (
  <Popover trigger={trigger} label={useMessages().lists.filters} onClose={rest.onClose}>
    <Panel {...rest} />
  </Popover>
)

export const FiltersSheet = ({ trigger: _, ...rest }: FiltersPanelProps) => (
  <Sheet label={useMessages().lists.filters} onClose={rest.onClose}>
    <Panel {...rest} />
  </Sheet>
)

const Panel = ({ films, genres, filter, change, onName, onClose }: Omit<FiltersPanelProps, 'trigger'>) => {
  const { diary, loadedLanguage, collator } = useApp()
  const messages = useSectionMessages('filters')
  const diaryMessages = useSectionMessages('diary')
  const { lists } = useMessages()
  const language = useValue(loadedLanguage)
  const { compare } = useValue(collator)
  const { textOf } = useRatingText()
  const entries = useValue(diary.byMovie)
  const { years, ratings, tags } = useMemo(() => filterChoicesIn(films, { entries }), [films, entries])
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  const anyTag = { value: '', label: diaryMessages.allTags }
  const knownTags = filter.tag === '' || tags.includes(filter.tag) ? tags : [...tags, filter.tag]
  return (
    <>
      <div className={head}>
        <h2 className={title}>{lists.filters}</h2>
        <IconButton label={diaryMessages.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={fields}>
        <GenreToggles genres={genres} genre={filter.genre} onChange={(genre) => change({ genre })} />
        <RangeSelects
          legend={messages.year}
          values={years}
          textOf={String}
          range={filter.year}
          onChange={(year) => change({ year })}
        />
        <RangeSelects
          legend={messages.runtime}
          values={runtimes}
          textOf={minutes.format}
          range={filter.runtime}
          onChange={(runtime) => change({ runtime })}
        />
        {ratings.length > 0 || filter.rating !== '' ? (
          <RangeSelects
            legend={diaryMessages.yourRating}
            values={ratings}
            textOf={textOf}
            range={filter.rating}
            onChange={(rating) => change({ rating })}
          />
        ) : null}
        {knownTags.length > 0 ? (
          <NativeSelect
            label={diaryMessages.tag}
            labelPlacement="above"
            choices={[anyTag, ...knownTags.toSorted(compare).map((tag) => ({ value: tag, label: tag }))]}
            value={filter.tag}
            onChange={(tag) => change({ tag })}
          />
        ) : null}
      </div>
      <div className={foot}>
        <Button disabled={!isNarrowing(filter)} onClick={() => change(noFilter)}>
          {lists.clearFilters}
        </Button>
        <Button
          variant="solid"
          onClick={() => {
            onClose()
            onName()
          }}
        >
          {messages.save}
        </Button>
      </div>
    </>
  )
}
