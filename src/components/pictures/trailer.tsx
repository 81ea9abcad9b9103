import { X } from 'lucide-react'
import type { Movie } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { dialog } from '#styled/recipes/dialog.js'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useTrailer } from '#wiring/flows/trailer.ts'

const player = css({
  display: 'block',
  width: 'full',
  aspectRatio: 'backdrop',
  background: 'shade',
  borderStyle: 'none',
})
const styles = dialog({ size: 'player' })

export const Trailer = ({ movie, onEnd }: { movie: Pick<Movie, 'id' | 'title'>; onEnd: () => void }) => {
  const messages = useMessages().trailer
  const [snapshot, send] = useTrailer(movie.id)
  useFlowEnd(snapshot, onEnd)
  const { video } = snapshot.context
  if (!video) {
    return (
      <span role="status" className={visuallyHidden}>
        {messages.looking}
      </span>
    )
  }
  const end = () => send({ type: 'closed' })
  return (
    <Dialog open={snapshot.matches('playing')} onClose={end} label={messages.dialog(movie.title)} size="player">
      <IconButton
        className={styles.close}
        variant="onPicture"
        label={messages.close}
        icon={<X aria-hidden="true" />}
        onClick={end}
      />
      <iframe
        className={player}
        title={messages.dialog(movie.title)}
        src={`https://www.youtube-nocookie.com/embed/${video.key}?autoplay=1&rel=0`}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // YouTube refuses to play for a page that does not say who it is (error 153).
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Dialog>
  )
}
