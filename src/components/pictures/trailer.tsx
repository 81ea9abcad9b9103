import { ExternalLink, SkipForward, X } from 'lucide-react'
import type { Movie } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useTrailer } from '#wiring/flows/trailer.ts'

const bar = css({ row: '2', justifyContent: 'flex-end', paddingBlock: '1' })
const player = css({
  display: 'block',
  width: 'full',
  aspectRatio: 'backdrop',
  background: 'shade',
  borderStyle: 'none',
})

interface TrailerProps {
  readonly movie: Pick<Movie, 'id' | 'title'>
  /** True once it is known that there is none. */
  readonly onEnd: (isMissing: boolean) => void
}

export const Trailer = ({ movie, onEnd }: TrailerProps) => {
  const messages = useCoreMessages().trailer
  const [snapshot, send] = useTrailer(movie.id)
  useFlowEnd(snapshot, () => onEnd(snapshot.matches('missing')))
  const [video, ...others] = snapshot.context.trailers
  if (!video) {
    return (
      <span role="status" className={visuallyHidden}>
        {messages.looking}
      </span>
    )
  }
  const end = () => send({ type: 'closed' })
  return (
    <Dialog
      open={snapshot.matches('playing')}
      onClose={end}
      label={messages.dialog({ title: movie.title })}
      size="player"
    >
      <div className={bar}>
        {others.length > 0 ? (
          <Button variant="onPicture" onClick={() => send({ type: 'another was chosen' })}>
            <SkipForward aria-hidden="true" />
            {messages.another}
          </Button>
        ) : null}
        <a
          className={button({ variant: 'onPicture' })}
          href={`https://www.youtube.com/watch?v=${video.key}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          {messages.onYouTube}
        </a>
        <IconButton variant="onPicture" label={messages.close} icon={<X aria-hidden="true" />} onClick={end} />
      </div>
      <iframe
        // Another frame, since another address in this one would be a step of the browser's history.
        key={video.key}
        className={player}
        title={messages.dialog({ title: movie.title })}
        src={`https://www.youtube-nocookie.com/embed/${video.key}?autoplay=1&rel=0`}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // YouTube refuses to play for a page that does not say who it is (error 153).
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Dialog>
  )
}
