import { computed } from '@preact/signals-react'
import { useCallback, useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { WatchHistoryEntry, WatchlistItem } from '#domain/records/library.ts'
import { movieState } from '#domain/records/seen-movies.ts'
import { newestDate, viewingsOf } from '#domain/records/viewings.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useShortDay } from './use-short-day.ts'

/** What is said of a movie that was seen and is not watched: 'To watch again · seen twice, last Nov 27', 'Seen · last Nov 27'. */
export const useStateText = (): ((item: WatchlistItem | undefined, entry: WatchHistoryEntry | undefined) => string) => {
  const { seen: messages } = useCoreMessages()
  const dayOf = useShortDay()
  return useCallback(
    (item, entry) => {
      const state = movieState(item, entry)
      if (!entry || state === 'watched') return ''
      const plays = viewingsOf(entry)
      const last = newestDate(plays)
      const date = last === null ? '' : dayOf(last)
      if (state === 'on no list') return date === '' ? messages.seen : messages.seenLast({ date })
      if (state !== 'to watch again') return ''
      const times = messages.times({ count: plays.length })
      return `${messages.again} · ${date === '' ? times : messages.last({ seen: times, date })}`
    },
    [messages, dayOf],
  )
}

/** The same of one movie, undefined where there is nothing to say. Renders again only when it changes. */
export const useSeenNote = (id: MovieId): string | undefined => {
  const { watchlist, diary } = useApp().lists
  const textOf = useStateText()
  const note = useMemo(
    () => computed(() => textOf(watchlist.byMovie.value.get(id), diary.byMovie.value.get(id))),
    [watchlist, diary, textOf, id],
  )
  return useValue(note) || undefined
}
