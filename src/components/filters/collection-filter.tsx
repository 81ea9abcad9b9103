import { useMemo } from 'react'
import { collectionIdsWith } from '#domain/lists/collection-links.ts'
import { type FilteredMovie, none } from '#domain/lists/movie-filter.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { ListLocation } from '../place/use-list-location.ts'

interface CollectionFilterProps {
  readonly movies: readonly FilteredMovie[]
  /** An id, 'none' for movies in no collection, '' for all. */
  readonly collection: string
  readonly change: ListLocation['change']
}

/** In one collection or in none, for those who have collections. One that has the whole list, such as itself, is not offered. */
export const CollectionFilter = ({ movies, collection, change }: CollectionFilterProps) => {
  const { collections } = useApp().lists
  const messages = useMessages().filters
  const { compare } = useFormats()
  const [all, links] = [useValue(collections.items), useValue(collections.links)]
  const whole = useMemo(() => collectionIdsWith(links, ...movies.map(({ movieId }) => movieId)), [links, movies])
  const offered = all.filter(({ id }) => String(id) === collection || !whole.has(id))
  if (offered.length === 0 && collection === '') return null
  const hasOthers = whole.size === 0 || collection === none
  return (
    <NativeSelect
      label={messages.collection}
      labelPlacement="above"
      choices={[
        { value: '', label: messages.any },
        ...(hasOthers ? [{ value: none, label: messages.inNoCollection }] : []),
        ...offered
          .toSorted((one, other) => compare(one.name, other.name))
          .map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={collection}
      onChange={(chosen) => change({ collection: chosen })}
    />
  )
}
