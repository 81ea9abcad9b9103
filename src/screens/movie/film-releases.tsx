import { useMemo } from 'react'
import { CalendarButton } from '#components/calendar-button.tsx'
import { useReleaseText } from '#components/use-release-text.ts'
import { useWatchlistItem } from '#components/use-watchlist-item.ts'
import type { WatchlistItem } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { upcoming } from '#domain/releases.ts'
import { isWatched } from '#domain/watchlist.ts'
import { css } from '#styled/css'
import { useReleasesOf, useReleasesStatus } from '#wiring/flows/releases.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { offersStyles } from './offers-styles.ts'

const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', minHeight: '11' })

/** When a movie that is still to be watched comes out, each date with a button for the calendar. */
export const FilmReleases = ({ id }: { id: MovieId }) => {
  const item = useWatchlistItem(id)
  return item && !isWatched(item) ? <Dates item={item} /> : null
}

const Dates = ({ item }: { item: WatchlistItem }) => {
  const { today } = useApp()
  const { fields } = useMessages().toasts.settingsSaved
  const textOf = useReleaseText()
  useReleasesStatus()
  const releases = useReleasesOf(useMemo(() => [item], [item]))
  const coming = upcoming(releases ?? [], today())
  if (coming.length === 0) return null
  return (
    <div className={offersStyles.group}>
      <h4 className={offersStyles.kind}>{fields.releaseKinds}</h4>
      <ul>
        {coming.map((release) => (
          <li key={release.event} className={line}>
            {textOf(release)}
            <CalendarButton release={release} />
          </li>
        ))}
      </ul>
    </div>
  )
}
