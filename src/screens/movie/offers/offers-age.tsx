import { useQueryClient } from '@tanstack/react-query'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** When the offers were fetched: those of an earlier visit are shown while there is no network. */
export const OffersAge = ({ id }: { id: MovieId }) => {
  const { queries } = useApp().provider
  const messages = useSectionMessages('services')
  const daysAgo = useDaysAgo()
  const fetchedAt = useQueryClient().getQueryState(useValue(queries).offers(id).queryKey)?.dataUpdatedAt
  return fetchedAt ? <p>{messages.lastChecked(daysAgo(fetchedAt))}</p> : null
}
