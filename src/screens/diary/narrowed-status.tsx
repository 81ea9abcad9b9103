import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import { ListStatus } from '#components/list/list-status.tsx'
import type { ListLocation } from '#components/place/use-list-location.ts'
import type { KnownFacts } from '#domain/movie/movie-facts.ts'
import { filterNames, type Narrowing } from '#domain/statistics/viewing-filter.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

interface NarrowedStatusProps {
  readonly summary: string
  readonly narrowing: Narrowing
  readonly facts: KnownFacts
  readonly change: ListLocation['change']
}

export const NarrowedStatus = ({ summary, narrowing, facts, change }: NarrowedStatusProps) => {
  const { filters } = useMessages().statistics
  const { filterLabel, date } = useViewingLabels()
  const { filter, period } = narrowing
  const labels = {
    from: period.from === '' ? '' : filters.since({ date: date(period.from) }),
    to: period.to === '' ? '' : filters.until({ date: date(period.to) }),
    ...Object.fromEntries(filterNames.map((name) => [name, filterLabel(name, filter[name] ?? '', facts)])),
  }
  return <ListStatus summary={summary} filters={labels} change={change} />
}
