import { useQueryClient } from '@tanstack/react-query'
import { useDaysAgo } from '#components/use-days-ago.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** When the offers were fetched: those of an earlier visit are shown while there is no network. */
export const OffersAge = ({ id }: { id: MovieId }) => {
  const { queries } = useApp()
  const messages = useSectionMessages('services')
  const daysAgo = useDaysAgo()
  const fetchedAt = useQueryClient().getQueryState(useValue(queries).offers(id).queryKey)?.dataUpdatedAt
  return fetchedAt ? <p>{messages.lastChecked(daysAgo(fetchedAt))}</p> : null
}
