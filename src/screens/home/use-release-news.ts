import { useEffect, useMemo } from 'react'
import { createReleaseCommands } from '#commands/releases.ts'
import { dayOfNews, newsOf } from '#domain/availability/release-news.ts'
import type { Release } from '#domain/availability/releases.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useReleases } from '#wiring/movies/movie-data.ts'

export interface ReleaseNews {
  /** Each movie once, the latest first; undefined until the dates have been read. */
  readonly news: readonly Release[] | undefined
  readonly isDismissed: boolean
  readonly dismiss: () => void
}

/** What came out of the watchlist since the last visit, and has not been dismissed. A visit begins when it is mounted. */
export const useReleaseNews = (): ReleaseNews => {
  const app = useApp()
  const { lists } = app
  const today = app.platform.today()
  const { visits, dismiss } = useLazy(createReleaseCommands)
  const days = useValue(visits.current)
  const items = useValue(lists.watchlist.items)
  const releases = useReleases()
  const news = useMemo(() => releases && newsOf(releases, items, days, today), [releases, items, days, today])
  useEffect(() => visits.begin(today), [visits, today])
  useEffect(() => {
    if (releases) visits.setDue(dayOfNews(releases, items, days))
  }, [visits, releases, items, days])
  return {
    news,
    isDismissed: days.since === today,
    dismiss: () => dismiss(today, news?.length ?? 0),
  }
}
