import { useQueryClient } from '@tanstack/react-query'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const note = css({ textStyle: 'note', color: 'fg.muted' })

/** How old an answer is, while there is no network to replace it. */
export const SavedAge = ({ id }: { id: MovieId }) => {
  const { isOffline, queries } = useApp().provider
  const daysAgo = useDaysAgo()
  const { offline } = useCoreMessages()
  const client = useQueryClient()
  const savedAt = client.getQueryState(useValue(queries).movie(id).queryKey)?.dataUpdatedAt
  if (!useValue(isOffline) || !savedAt) return null
  return <p className={note}>{offline.saved({ age: daysAgo(savedAt) })}</p>
}
