import { ThumbsDown } from 'lucide-react'
import { useIsPutAway } from '#components/card/use-is-put-away.ts'
import { useNotForMe } from '#components/card/use-not-for-me.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { ActionButton } from './action-button.tsx'

export const NotForMeButton = ({ movie }: { movie: Movie }) => {
  const { commands, messages } = useNotForMe()
  const isPutAway = useIsPutAway(movie.id)
  return (
    <ActionButton
      aria-pressed={isPutAway}
      icon={<ThumbsDown aria-hidden="true" />}
      label={messages.name}
      short={messages.name}
      onClick={() => {
        if (isPutAway) commands.putBack(movie.id)
        else commands.putAway(slimSnapshotOf(snapshotOf(movie)))
      }}
    />
  )
}
