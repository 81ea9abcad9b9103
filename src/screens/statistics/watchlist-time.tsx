import { useId, useMemo } from 'react'
import type { KnownFacts } from '#domain/movie/movie-facts.ts'
import { watchlistAmount } from '#domain/statistics/completeness.ts'
import type { ViewingsByDay } from '#domain/statistics/days.ts'
import { daysAfter } from '#domain/values/day.ts'
import { css, cx } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { box, boxHeading } from './box.ts'

const amount = css({ textStyle: 'section' })
const row = css({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
const text = css({ stack: '1', minWidth: '0' })

const paceDays = 90
/** Fewer say nothing about a pace. */
const fewestForPace = 5

interface WatchlistTimeProps {
  readonly facts: KnownFacts
  /** Of all time. */
  readonly byDay: ViewingsByDay
}

/** How many movies wait on the watchlist, and how long they take. Nothing when none waits. */
export const WatchlistTime = ({ facts, byDay }: WatchlistTimeProps) => {
  const app = useApp()
  const { watchlist: messages, movies: countOf, hours } = useMessages().statistics
  const { navigation } = useCoreMessages()
  const items = useValue(app.lists.watchlist.items)
  const id = useId()
  const { movies, minutes, moviesWithoutRuntime } = useMemo(
    () => watchlistAmount(items, (movieId) => facts.get(movieId)?.runtime ?? 0),
    [items, facts],
  )
  if (movies === 0) return null
  const since = daysAfter(app.platform.today(), -paceDays)
  const recent = [...byDay].reduce((sum, [day, count]) => (day > since ? sum + count : sum), 0)
  const weeks = Math.ceil(movies / ((recent / paceDays) * 7))
  return (
    <section className={cx(box, row)} aria-labelledby={id}>
      <div className={text}>
        <h2 id={id} className={boxHeading}>
          {messages.heading}
        </h2>
        <p className={amount}>
          {minutes === 0
            ? countOf({ count: movies })
            : messages.amount({ count: movies, time: hours({ count: Math.round(minutes / 60) }) })}
        </p>
        {moviesWithoutRuntime === 0 ? null : (
          <p className={quietNote}>{messages.unknown({ count: moviesWithoutRuntime })}</p>
        )}
        {recent < fewestForPace ? null : <p className={quietNote}>{messages.pace({ weeks })}</p>}
      </div>
      <ButtonLink to="/watchlist?tab=unwatched">{navigation.watchlist}</ButtonLink>
    </section>
  )
}
