import { CalendarPlus, Check, ChevronDown, Eye, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useDiaryEntry } from '#components/card/use-diary-entry.ts'
import { useOwnRating } from '#components/card/use-own-rating.ts'
import { useStateMenu } from '#components/card/use-state-menu.tsx'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { useShortDay } from '#components/diary/use-short-day.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { withLastViewing } from '#domain/records/watched-time.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { actionStyles as styles } from './action-styles.ts'

/** What is true of the movie, then what comes next: each stays one button whatever it says, so that the focus stays. */
export const MovieActions = ({ movie }: { movie: Movie }) => (
  <div className={styles.state}>
    <StateButton movie={movie} />
    <NextButton movie={movie} />
  </div>
)

const StateButton = ({ movie }: { movie: Movie }) => {
  const { commands } = useApp()
  const messages = useMessages().movie
  const dayOf = useShortDay()
  const listed = useWatchlistItem(movie.id)
  const entry = useDiaryEntry(movie.id)
  const item = listed && withLastViewing(listed, entry)
  const isSeen = item !== undefined && isWatched(item)
  const menu = useStateMenu(snapshotOf(movie))
  const addOrRemove = () => {
    if (item) commands.watchlist.remove(movie.id)
    else commands.watchlist.add(movie, 'modal')
  }
  return (
    <Menu items={isSeen ? menu : []} placement="bottom-start">
      {(trigger) => (
        <Button
          variant={item ? 'positive' : 'solid'}
          aria-label={item ? undefined : messages.addNamed(movie.title)}
          onClick={isSeen ? undefined : addOrRemove}
          {...trigger}
        >
          {isSeen ? (
            <>
              {messages.watched} <Check aria-hidden="true" />
              {item.watchedAt === null ? null : <> {dayOf(item.watchedAt)}</>}
              <ChevronDown className={styles.onWide} aria-hidden="true" />
            </>
          ) : (
            <>
              {item ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {item ? messages.inWatchlist : messages.add}
            </>
          )}
        </Button>
      )}
    </Menu>
  )
}

const NextButton = ({ movie }: { movie: Movie }) => {
  const { commands, view } = useApp()
  const messages = useMessages().movie
  const item = useWatchlistItem(movie.id)
  const rating = useOwnRating(movie.id)
  const isSeen = item !== undefined && isWatched(item)
  const label = isSeen ? messages.logAgain : messages.markWatched
  const act = ({ detail }: MouseEvent) => {
    // The second click of a double click would hit what the first one made of the button.
    if (detail > 1) return
    if (isSeen) view.loggedMovie.value = snapshotOf(movie)
    else commands.watchlist.markWatched(snapshotOf(movie))
  }
  // Next after watching is rating: then the stars beside it are what stands out.
  const isNext = item !== undefined && !(isSeen && rating === undefined)
  return (
    <Button
      variant={isNext ? 'solid' : item ? 'outline' : 'quiet'}
      className={item ? '' : styles.icon}
      aria-label={label}
      data-tooltip={item ? undefined : label}
      onClick={act}
    >
      {isSeen ? <CalendarPlus aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {item ? label : null}
    </Button>
  )
}
