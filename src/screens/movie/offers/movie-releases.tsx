import { useMemo } from 'react'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { CalendarButton } from '#components/releases/calendar-button.tsx'
import { useReleaseText } from '#components/releases/use-release-text.ts'
import { upcoming } from '#domain/availability/releases.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useReleasesOf, useReleasesStatus } from '#wiring/movies/movie-data.ts'
import { offersStyles } from './offers-styles.ts'

const line = css({ row: '2', justifyContent: 'space-between', minHeight: '11' })

/** When a movie that is still to be watched comes out, each date with a button for the calendar. */
export const MovieReleases = ({ id }: { id: MovieId }) => {
  const item = useWatchlistItem(id)
  return item && !isWatched(item) ? <Dates item={item} /> : null
}

const Dates = ({ item }: { item: WatchlistItem }) => {
  const { today } = useApp().platform
  const { settingNames } = useCoreMessages()
  const textOf = useReleaseText()
  useReleasesStatus()
  const releases = useReleasesOf(useMemo(() => [item], [item]))
  const coming = upcoming(releases ?? [], today())
  if (coming.length === 0) return null
  return (
    <div className={offersStyles.group}>
      <h4 className={offersStyles.kind}>{settingNames.releaseKinds}</h4>
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
