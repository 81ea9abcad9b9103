import { useQueryClient } from '@tanstack/react-query'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** When the offers were fetched: those of an earlier visit are shown while there is no network. */
export const OffersAge = ({ id }: { id: MovieId }) => {
  const { queries } = useApp().provider
  const messages = useMessages().services
  const daysAgo = useDaysAgo()
  const fetchedAt = useQueryClient().getQueryState(useValue(queries).offers(id).queryKey)?.dataUpdatedAt
  return fetchedAt ? <p>{messages.lastChecked({ age: daysAgo(fetchedAt) })}</p> : null
}
