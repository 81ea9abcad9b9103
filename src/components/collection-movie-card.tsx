import { X } from 'lucide-react'
import type { CollectionLink } from '#domain/library.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { visibleOnHover } from './add-button.tsx'
import { MovieCard } from './movie-card.tsx'
import { ServiceMark } from './service-mark.tsx'
import { InWatchlistBadge, WatchedButton } from './watchlist-buttons.tsx'

const marks = css({ display: 'flex' })
// In the corner, until the button appears there.
const besideButton = css({
  _hoverable: { 'article:not(:hover, :focus-within) &': { marginInlineEnd: '[-2.75rem]' } },
})

export const CollectionMovieCard = ({ link, eager = false }: { link: CollectionLink; eager?: boolean }) => {
  const { commands } = useApp()
  return (
    <MovieCard
      movie={link.movie}
      start={<WatchedButton movie={link.movie} />}
      end={
        <div className={marks}>
          <span className={besideButton}>
            <InWatchlistBadge movie={link.movie} />
          </span>
          <IconButton
            shape="corner"
            variant="onPicture"
            className={visibleOnHover}
            label={useMessages().collection.remove(link.movie.title)}
            icon={<X aria-hidden="true" />}
            onClick={() => commands.collections.removeMovies(link.collectionId, [link.movieId])}
          />
        </div>
      }
      eager={eager}
      mark={<ServiceMark id={link.movieId} />}
    />
  )
}
