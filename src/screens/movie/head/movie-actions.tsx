import { CalendarPlus, Check, ChevronDown, Eye, Plus } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useStateMenu } from '#components/card/state-menu.tsx'
import { useDiaryEntry } from '#components/card/use-diary-entry.ts'
import { useShortDay } from '#components/card/use-short-day.ts'
import { useStateText } from '#components/card/use-state-text.ts'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { type MovieState, movieState } from '#domain/records/seen-movies.ts'
import { withLastViewing } from '#domain/records/watched-time.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { Button } from '#ui/button.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { Menu } from '#ui/menu.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
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
  const { movie: messages, seen } = useCoreMessages()
  const dayOf = useShortDay()
  const listed = useWatchlistItem(movie.id)
  const entry = useDiaryEntry(movie.id)
  const item = listed && withLastViewing(listed, entry)
  const state = movieState(item, entry)
  const text = useStateText()(item, entry)
  const snapshot = snapshotOf(movie)
  const watchedMenu = useStateMenu(snapshot)
  const unlistedMenu = [
    {
      id: 'watched',
      label: seen.addToWatched,
      icon: <Eye aria-hidden="true" />,
      onChoose: () => commands.watchlist.addSeen(snapshot),
    },
    {
      id: 'again',
      label: seen.watchAgain,
      icon: <Plus aria-hidden="true" />,
      onChoose: () => commands.watchlist.add(movie, 'modal'),
    },
  ]
  const menu = state === 'watched' ? watchedMenu : state === 'on no list' ? unlistedMenu : []
  const addOrRemove = () => {
    if (item) commands.watchlist.remove([movie.id])
    else commands.watchlist.add(movie, 'modal')
  }
  const chevron = <ChevronDown aria-hidden="true" />
  const labels: Readonly<Record<Exclude<MovieState, null> | 'none', ReactNode>> = {
    none: (
      <>
        <Plus aria-hidden="true" />
        {messages.add}
      </>
    ),
    wanted: (
      <>
        <Check aria-hidden="true" />
        {messages.inWatchlist}
      </>
    ),
    watched: (
      <>
        {messages.watched} <Check aria-hidden="true" />
        {item && item.watchedAt !== null ? <> {dayOf(item.watchedAt)}</> : null}
        {chevron}
      </>
    ),
    'to watch again': (
      <>
        <Check aria-hidden="true" />
        {text}
      </>
    ),
    'on no list': (
      <>
        {text}
        {chevron}
      </>
    ),
  }
  return (
    <Menu items={menu} placement="bottom-start">
      {(trigger) => (
        <Button
          variant={state === null ? 'solid' : 'positive'}
          aria-label={state === null ? messages.addNamed({ title: movie.title }) : undefined}
          onClick={menu.length > 0 ? undefined : addOrRemove}
          {...trigger}
        >
          {labels[state ?? 'none']}
        </Button>
      )}
    </Menu>
  )
}

const NextButton = ({ movie }: { movie: Movie }) => {
  const { commands, view } = useApp()
  const messages = useCoreMessages().movie
  const item = useWatchlistItem(movie.id)
  const isSeen = item !== undefined && isWatched(item)
  const label = isSeen ? messages.logAgain : messages.markWatched
  const act = ({ detail }: MouseEvent) => {
    // The second click of a double click would hit what the first one made of the button.
    if (detail > 1) return
    if (isSeen) view.loggedMovie.value = snapshotOf(movie)
    else commands.watchlist.markWatched(snapshotOf(movie))
  }
  const hasWords = !useIsBelowLarge() || item !== undefined
  return (
    <Button
      variant={item ? (isSeen ? 'outline' : 'solid') : 'quiet'}
      className={hasWords ? '' : styles.icon}
      aria-label={label}
      data-tooltip={hasWords ? undefined : label}
      onClick={act}
    >
      {isSeen ? <CalendarPlus aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {hasWords ? label : null}
    </Button>
  )
}
