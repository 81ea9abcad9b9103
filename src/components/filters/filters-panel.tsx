import { Suspense, useEffect, useMemo, useState } from 'react'
import {
  type FilteredMovie,
  filterChoicesIn,
  isNarrowing,
  type MovieFilter,
  noFilter,
  none,
  yes,
} from '#domain/lists/movie-filter.ts'
import { genresIn } from '#domain/lists/movie-list.ts'
import { rangeFrom } from '#domain/values/ranges.ts'
import { Button } from '#ui/button.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useIsSmall } from '#ui/hooks/use-screen-width.ts'
import { Panel } from '#ui/panel.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useRatingText } from '../diary/use-rating-text.ts'
import type { OpenPanelProps } from '../loading/panel-button.tsx'
import type { ListLocation } from '../place/use-list-location.ts'
import { ChooseServices } from '../services/choose-services.tsx'
import { GenreToggles } from './genre-toggles.tsx'
import { CollectionFilter, FriendFilter, ServiceFilter } from './own-filters.tsx'
import { fields, runtimes } from './panel-fields.ts'
import { RangeSelects } from './range-selects.tsx'

/** The value once it has stayed the same for so long; the first one at once. */
const useSettled = <Value,>(value: Value, milliseconds: number): Value => {
  const { timeout } = useApp().platform
  const [settled, setSettled] = useState(value)
  useEffect(() => timeout(() => setSettled(value), milliseconds), [timeout, value, milliseconds])
  return settled
}

const settlingMs = 300

export interface FiltersPanelProps extends OpenPanelProps {
  readonly movies: readonly FilteredMovie[]
  readonly filter: MovieFilter
  /** Of the chosen service. */
  readonly serviceLabel: string
  readonly change: ListLocation['change']
  /** Whether the list is one of wishes, of which a friend may have some too. */
  readonly hasWishes: boolean
  /** Opens the dialog that names the filters. */
  readonly onName: () => void
}

export const FiltersPanel = ({
  movies: given,
  filter,
  serviceLabel,
  hasWishes,
  change,
  onName,
  ...panel
}: FiltersPanelProps) => {
  const {
    lists: { diary },
  } = useApp()
  const messages = useMessages().filters
  const diaryMessages = useMessages().diary
  const { done } = useMessages().listView
  const isSmall = useIsSmall()
  const { lists } = useCoreMessages()
  const { minutes, compare } = useFormats()
  const { textOf } = useRatingText()
  const entries = useValue(diary.byMovie)
  // A click on a card beside it must not wait for the choices of the whole list.
  const movies = useSettled(given, settlingMs)
  const genres = useMemo(() => genresIn(movies), [movies])
  const { years, ratings, tags } = useMemo(() => filterChoicesIn(movies, { entries }), [movies, entries])
  const anyTag = { value: '', label: diaryMessages.allTags }
  const knownTags = filter.tag === '' || tags.includes(filter.tag) ? tags : [...tags, filter.tag]
  const toggled = (name: 'released' | 'note' | 'rating', value: string) => ({
    name,
    type: 'checkbox' as const,
    checked: filter[name] === value,
    onChoose: () => change({ [name]: filter[name] === value ? '' : value }),
  })
  const buttons = (
    <>
      <Button disabled={!isNarrowing(filter)} onClick={() => change(noFilter)}>
        {lists.clearFilters}
      </Button>
      <Button
        onClick={() => {
          panel.onClose()
          onName()
        }}
      >
        {messages.save}
      </Button>
      {isSmall ? (
        <Button variant="solid" onClick={panel.onClose}>
          {done}
        </Button>
      ) : null}
    </>
  )
  return (
    <Panel {...panel} title={lists.filters} closeLabel={diaryMessages.close} buttons={buttons}>
      <div className={fields}>
        <Suspense>
          <ServiceFilter service={filter.service} label={serviceLabel} change={change} />
        </Suspense>
        {hasWishes ? <FriendFilter friend={filter.friend} change={change} /> : null}
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
          textOf={minutes}
          range={filter.runtime}
          onChange={(runtime) => change({ runtime })}
        />
        {ratings.length > 0 || rangeFrom(filter.rating) ? (
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
        <CollectionFilter movies={movies} collection={filter.collection} change={change} />
        <ChipGroup legend={messages.only}>
          <Chip {...toggled('released', yes)} label={messages.released} />
          <Chip {...toggled('note', none)} label={messages.withoutNote} />
          <Chip {...toggled('rating', none)} label={messages.withoutRating} />
        </ChipGroup>
        <ChooseServices />
      </div>
    </Panel>
  )
}
