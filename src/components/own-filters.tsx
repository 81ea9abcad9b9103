import { Suspense, useDeferredValue, useMemo } from 'react'
import type { MovieId } from '#domain/movie.ts'
import { type OwnFilter, ownChoicesIn } from '#domain/own-filter.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { FilterSelect } from './filter-select.tsx'
import type { ListLocation } from './use-list-location.ts'
import { useRatingText } from './use-rating-text.ts'
import { useSectionMessages } from './use-section-messages.ts'

interface OwnFiltersProps extends OwnFilter {
  readonly items: readonly { readonly movieId: MovieId }[]
  readonly change: ListLocation['change']
}

/** By the person's own rating and tags, where the list has any. */
export const OwnFilters = ({ items, rating, tag, change }: OwnFiltersProps) => {
  // Deferred: a click on a card must not wait for the whole list.
  const entries = useDeferredValue(useValue(useApp().diary.byMovie))
  const { ratings, tags } = useMemo(() => ownChoicesIn(items, entries), [items, entries])
  const hasRatings = ratings.length > 0 || rating !== ''
  const hasTags = tags.length > 0 || tag !== ''
  const places = [...(hasRatings ? ['rating'] : []), ...(hasTags ? ['tag'] : [])]
  return (
    <Suspense fallback={places.map((place) => <span key={place} />)}>
      {hasRatings ? <RatingFilter ratings={ratings} rating={rating} change={change} /> : null}
      {hasTags ? <TagFilter tags={tags} tag={tag} change={change} /> : null}
    </Suspense>
  )
}

interface RatingFilterProps extends Pick<OwnFiltersProps, 'rating' | 'change'> {
  readonly ratings: readonly number[]
}

const RatingFilter = ({ ratings, rating, change }: RatingFilterProps) => {
  const messages = useSectionMessages('diary')
  const { textOf } = useRatingText()
  return (
    <FilterSelect
      label={messages.yourRating}
      all={messages.allRatings}
      values={ratings.map(String)}
      textOf={(value) => textOf(Number(value))}
      value={rating}
      onChange={(chosen) => change({ rating: chosen })}
    />
  )
}

interface TagFilterProps extends Pick<OwnFiltersProps, 'tag' | 'change'> {
  readonly tags: readonly string[]
}

const TagFilter = ({ tags, tag, change }: TagFilterProps) => {
  const messages = useSectionMessages('diary')
  const { compare } = useValue(useApp().collator)
  return (
    <FilterSelect
      label={messages.tag}
      all={messages.allTags}
      values={tags.toSorted(compare)}
      textOf={String}
      value={tag}
      onChange={(chosen) => change({ tag: chosen })}
    />
  )
}
