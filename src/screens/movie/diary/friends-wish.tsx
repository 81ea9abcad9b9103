import { Users } from 'lucide-react'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { isWanted } from '#domain/records/watchlist.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const line = css({ row: '2', overflowWrap: 'anywhere', '& svg': { boxSize: '5', flexShrink: '0', color: 'accent' } })

/** Which friends have the movie on their lists. */
export const FriendsWish = ({ id }: { id: MovieId }) => {
  const { records } = useApp()
  const messages = useMessages().diary
  const { allOf } = useFormats()
  const item = useWatchlistItem(id)
  const names = useValue(records.friends)
    .filter(({ movies }) => movies.some((movie) => movie.id === id))
    .map(({ name }) => name)
  if (names.length === 0) return null
  const text = isWanted(item) ? messages.wantToo : messages.want
  return (
    <p className={line}>
      <Users aria-hidden="true" />
      <span dir="auto">{text({ names: allOf(names), count: names.length })}</span>
    </p>
  )
}
