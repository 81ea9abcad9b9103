import { useQueries } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { InlineError } from '#components/async/inline-error.tsx'
import { leftOutBy } from '#components/shelves/left-out.ts'
import {
  activeConditions,
  type DiscoverFilter,
  type FilterCondition,
  withoutConditions,
} from '#domain/discover/discover-filter.ts'
import type { Movie } from '#domain/movie/movie.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import { useFilterLabels } from './use-filter-names.ts'

const mostCounts = 6

interface NoMatchProps {
  readonly filter: DiscoverFilter
  /** What the provider has found, all of which is left out. */
  readonly found: readonly Movie[]
  readonly onChange: (filter: DiscoverFilter) => void
}

const without = (filter: DiscoverFilter, condition: FilterCondition): DiscoverFilter =>
  condition === 'votes' ? { ...filter, votes: '0' } : withoutConditions(filter, [condition])

/** Conditions that the provider answers, of which dropping one may help. */
const droppable = (filter: DiscoverFilter): readonly FilterCondition[] => {
  const active = activeConditions(filter).filter((name) => name !== 'seen' && name !== 'listed' && name !== 'votes')
  return (filter.votes === '0' ? active : [...active.slice(0, mostCounts - 1), 'votes' as const]).slice(0, mostCounts)
}

/** Says, once asked, which condition leaves nothing. */
export const NoMatch = ({ filter, found, onChange }: NoMatchProps) => {
  const isNever = useNeverShown(filter.genre)
  const own = found.filter((movie) => !isNever(movie))
  return own.length > 0 ? (
    <AllOwn filter={filter} found={own} onChange={onChange} />
  ) : (
    <NothingFound filter={filter} onChange={onChange} />
  )
}

/** All that was found is the user's own, or hidden: no request can say more. */
const AllOwn = ({ filter, found, onChange }: NoMatchProps) => {
  const app = useApp()
  const hidden = useValue(app.lists.hidden.ids)
  const options = (['listed', 'seen'] as const)
    .filter((name) => filter[name] !== '')
    .map((name) => {
      const leftOut = leftOutBy(app, withoutConditions(filter, [name]))
      return { condition: name, movies: found.filter(({ id }) => !leftOut.has(id) && !hidden.has(id)).length }
    })
  return <Remedy filter={filter} options={options} onChange={onChange} />
}

const NothingFound = ({ filter, onChange }: Omit<NoMatchProps, 'found'>) => {
  const messages = useMessages().discoverFilter
  const { loading } = useCoreMessages().app
  const [isAsked, setAsked] = useState(false)
  const { count } = useFilterQueries()
  const conditions = droppable(filter)
  const counts = useQueries({
    queries: conditions.map((condition) => ({ ...count(without(filter, condition)), enabled: isAsked })),
  })
  const isCounting = counts.some(({ isFetching }) => isFetching)
  const failed = counts.find(({ isError }) => isError)
  if (isAsked && !isCounting && failed)
    return (
      <InlineError
        error={failed.error}
        retry={() => {
          for (const one of counts) if (one.isError) void one.refetch()
        }}
      />
    )
  if (isAsked && !isCounting) {
    const options = conditions.map((condition, index) => ({ condition, movies: counts[index]?.data ?? 0 }))
    return <Remedy filter={filter} options={options} onChange={onChange} />
  }
  return (
    <Notice icon={<SearchX aria-hidden="true" />} title={messages.empty}>
      <Button variant="solid" disabled={isCounting} onClick={() => setAsked(true)}>
        {isCounting ? loading : messages.ask}
      </Button>
    </Notice>
  )
}

interface RemedyProps extends Omit<NoMatchProps, 'found'> {
  readonly options: readonly { readonly condition: FilterCondition; readonly movies: number }[]
}

/** The one condition without which there are most movies. */
const Remedy = ({ filter, options, onChange }: RemedyProps) => {
  const { discoverFilter: messages, tonight } = useMessages()
  const { removeFilter } = useCoreMessages().lists
  const labels = useFilterLabels(filter)
  const [best] = options.filter(({ movies }) => movies > 0).toSorted((one, other) => other.movies - one.movies)
  const icon = <SearchX aria-hidden="true" />
  if (!best) return <Notice icon={icon} title={messages.empty} hint={messages.noRemedy} />
  return (
    <Notice icon={icon} title={messages.empty} hint={tonight.empty.without({ count: best.movies })}>
      <Button variant="solid" onClick={() => onChange(without(filter, best.condition))}>
        {removeFilter({ filter: labels[best.condition] })}
      </Button>
    </Notice>
  )
}
