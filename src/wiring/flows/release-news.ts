import { useEffect, useMemo } from 'react'
import { dismissReleases } from '#commands/releases.ts'
import { dayOfNews, newsOf } from '#domain/availability/release-news.ts'
import type { Release } from '#domain/availability/releases.ts'
import type { ReleasesMessages } from '#i18n/messages/releases.ts'
import { createReleaseVisits, type ReleaseVisits } from '#stores/preferences/release-visits.ts'
import type { App } from '../app/app.ts'
import { useApp } from '../app/use-app.ts'
import { useMessages } from '../app/use-messages.ts'
import { useValue } from '../app/use-value.ts'
import { useReleases } from './releases.ts'

const visitsOf = ({ memory, storage, platform }: App): ReleaseVisits =>
  memory.releaseVisits.get(() => createReleaseVisits(storage.storages[0], platform.today()))

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
  const { commands, lists } = app
  const today = app.platform.today()
  const visits = visitsOf(app)
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
    dismiss: () =>
      dismissReleases(
        { visits, undoHistory: commands.undoHistory, messages, releaseMessages },
        today,
        news?.length ?? 0,
      ),
  }
}
