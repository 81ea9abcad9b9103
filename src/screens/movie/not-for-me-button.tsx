import { ThumbsDown } from 'lucide-react'
import { useNotForMe } from '#components/use-not-for-me.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import { slimSnapshotOf } from '#domain/watch-history.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { ActionButton } from './action-button.tsx'

export const NotForMeButton = ({ movie }: { movie: Movie }) => {
  const { notForMe } = useApp()
  const { commands, messages } = useNotForMe()
  const isPutAway = useValue(notForMe.ids).has(movie.id)
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
