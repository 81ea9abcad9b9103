import { useEffect, useMemo } from 'react'
import { dismissReleases } from '#commands/releases.ts'
import { dayOfNews, newsOf } from '#domain/release-news.ts'
import type { Release } from '#domain/releases.ts'
import type { ReleasesMessages } from '#i18n/releases/messages.ts'
import { createReleaseVisits, type ReleaseVisits } from '#stores/release-visits.ts'
import type { App } from './app.ts'
import { useReleases } from './flows/releases.ts'
import { useApp } from './use-app.ts'
import { useMessages } from './use-messages.ts'
import { useValue } from './use-value.ts'

const allVisits = new WeakMap<App, ReleaseVisits>()

const visitsOf = (app: App): ReleaseVisits => {
  const visits = allVisits.get(app) ?? createReleaseVisits(app.storages[0], app.today())
  allVisits.set(app, visits)
  return visits
}

export interface ReleaseNews {
  /** Each movie once, the latest first; undefined until the dates have been read. */
  readonly news: readonly Release[] | undefined
  readonly isDismissed: boolean
  readonly dismiss: () => void
}

/** What came out of the watchlist since the last visit, and has not been dismissed. A visit begins when it is mounted. */
export const useReleaseNews = (releaseMessages: ReleasesMessages): ReleaseNews => {
  const app = useApp()
  const messages = useMessages()
  const { undoHistory, watchlist } = app
  const today = app.today()
  const visits = visitsOf(app)
  const days = useValue(visits.current)
  const items = useValue(watchlist.items)
  const releases = useReleases()
  const news = useMemo(() => releases && newsOf(releases, items, days, today), [releases, items, days, today])
  useEffect(() => visits.begin(today), [visits, today])
  useEffect(() => {
    if (releases) visits.setDue(dayOfNews(releases, items, days))
  }, [visits, releases, items, days])
  return {
    news,
    isDismissed: days.since === today,
    dismiss: () => dismissReleases({ visits, undoHistory, messages, releaseMessages }, today, news?.length ?? 0),
  }
}
