import { useMemo } from 'react'
import { collectionIdsWith } from '#domain/lists/collection-links.ts'
import { anyOfMine, type FilteredMovie, none } from '#domain/lists/movie-filter.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useLoadAvailability } from '#wiring/movies/movie-data.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { useMyServices } from '../services/use-my-services.ts'

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

interface FriendFilterProps {
  /** An id, '' for all movies. */
  readonly friend: string
  readonly change: ListLocation['change']
}

/** What a friend wants to see too, for those who keep the list of one. */
export const FriendFilter = ({ friend, change }: FriendFilterProps) => {
  const friends = useValue(useApp().records.friends)
  const messages = useMessages().filters
  return friends.length === 0 ? null : (
    <NativeSelect
      label={messages.wantedBy}
      labelPlacement="above"
      choices={[
        { value: '', label: messages.me },
        ...friends.map(({ id, name }) => ({ value: String(id), label: messages.meAnd({ name }) })),
      ]}
      value={friend}
      onChange={(chosen) => change({ friend: chosen })}
    />
  )
}

interface ServiceFilterProps {
  /** '' for all. */
  readonly service: string
  readonly label: string
  readonly change: ListLocation['change']
}

/** By the user's services, for those who have chosen some. */
export const ServiceFilter = (props: ServiceFilterProps) => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  return hasServices || props.service !== '' ? <ServiceSelect {...props} /> : null
}

const noMovies: readonly MovieId[] = []

const ServiceSelect = ({ service, label, change }: ServiceFilterProps) => {
  const messages = useMessages().services
  const services = useMyServices()
  // A list of which no movie is shown has no marks that would ask.
  useLoadAvailability(noMovies)
  const own = services.map(({ id, name }) => ({ value: String(id), label: name }))
  const known = [{ value: '', label: messages.anywhere }, { value: anyOfMine, label: messages.mine }, ...own]
  const isKnown = known.some(({ value }) => value === service)
  return (
    <NativeSelect
      label={messages.filter}
      labelPlacement="above"
      choices={isKnown ? known : [...known, { value: service, label }]}
      value={service}
      onChange={(chosen) => change({ service: chosen })}
    />
  )
}
