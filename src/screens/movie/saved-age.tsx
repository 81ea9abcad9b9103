import { useQueryClient } from '@tanstack/react-query'
import { dayMs } from '#domain/calendar-days.ts'
import type { MovieId } from '#domain/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const note = css({ textStyle: 'note', color: 'fg.muted' })

/** How old an answer is, while there is no network to replace it. */
export const SavedAge = ({ id }: { id: MovieId }) => {
  const { isOffline, loadedLanguage, now, queries } = useApp()
  const { offline } = useMessages()
  const client = useQueryClient()
  const language = useValue(loadedLanguage)
  const savedAt = client.getQueryState(useValue(queries).movie(id).queryKey)?.dataUpdatedAt
  if (!useValue(isOffline) || !savedAt) return null
  const days = Math.round((savedAt - now()) / dayMs)
  const age = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(0, days), 'day')
  return <p className={note}>{offline.saved(age)}</p>
}
