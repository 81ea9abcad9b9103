import { SearchX } from 'lucide-react'
import { InlineError } from '#components/loading/inline-error.tsx'
import { leftOutBy } from '#components/shelves/left-out.ts'
import { type DiscoverFilter, withoutConditions } from '#domain/discover/discover-filter.ts'
import { helpful, type Remedy, withoutOne } from '#domain/discover/remedies.ts'
import type { Movie } from '#domain/movie/movie.ts'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useEmptyFilter } from '#wiring/flows/empty-filter.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'
import { useFilterLabels } from './use-filter-names.ts'

interface NoMatchProps {
  readonly filter: DiscoverFilter
  /** What the provider has found, all of which is left out. */
  readonly found: readonly Movie[]
  readonly onChange: (filter: DiscoverFilter) => void
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
  const remedies = (['listed', 'seen'] as const)
    .filter((name) => filter[name] !== '')
    .map((condition) => {
      const leftOut = leftOutBy(app, withoutConditions(filter, [condition]))
      return { condition, movies: found.filter(({ id }) => !leftOut.has(id) && !hidden.has(id)).length }
    })
  return <Outcome filter={filter} remedies={helpful(remedies)} onChange={onChange} />
}

const NothingFound = ({ filter, onChange }: Omit<NoMatchProps, 'found'>) => {
  const messages = useMessages().discoverFilter
  const { loading } = useCoreMessages().app
  const [snapshot, send] = useEmptyFilter(filter)
  const { remedies, problem } = snapshot.context
  const ask = () => send({ type: 'remedy requested' })
  if (snapshot.matches('failed'))
    return <InlineError error={problem && new ProviderError({ ...problem, path: '' })} retry={ask} />
  if (snapshot.matches('empty') || snapshot.matches('counting')) {
    const isCounting = snapshot.matches('counting')
    return (
      <Notice icon={<SearchX aria-hidden="true" />} title={messages.empty}>
        <Button variant="solid" disabled={isCounting} onClick={ask}>
          {isCounting ? loading : messages.ask}
        </Button>
      </Notice>
    )
  }
  return <Outcome filter={filter} remedies={remedies} onChange={onChange} />
}

/** The one condition without which there are most movies. */
const Outcome = ({
  filter,
  remedies: [best],
  onChange,
}: Omit<NoMatchProps, 'found'> & { readonly remedies: readonly Remedy[] }) => {
  const { discoverFilter: messages, tonight } = useMessages()
  const { removeFilter } = useCoreMessages().lists
  const labels = useFilterLabels(filter)
  const icon = <SearchX aria-hidden="true" />
  if (!best) return <Notice icon={icon} title={messages.empty} hint={messages.noRemedy} />
  return (
    <Notice icon={icon} title={messages.empty} hint={tonight.empty.without({ count: best.movies })}>
      <Button variant="solid" onClick={() => onChange(withoutOne(filter, best.condition))}>
        {removeFilter({ filter: labels[best.condition] || '…' })}
      </Button>
    </Notice>
  )
}
