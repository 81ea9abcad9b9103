import { ThumbsDown } from 'lucide-react'
import { useHidden } from '#components/card/use-hidden.ts'
import { useIsHidden } from '#components/card/use-is-hidden.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { ActionButton } from './action-button.tsx'

export const HideMovieButton = ({ movie }: { movie: Movie }) => {
  const { commands, messages } = useHidden()
  const isHidden = useIsHidden(movie.id)
  return (
    <ActionButton
      aria-pressed={isHidden}
      icon={<ThumbsDown aria-hidden="true" />}
      label={messages.name}
      short={messages.name}
      onClick={() => {
        if (isHidden) commands.unhide(movie.id)
        else commands.hide(slimSnapshotOf(snapshotOf(movie)))
      }}
    />
  )
}
