import { X } from 'lucide-react'
import { visibleOnHover } from '#components/card/add-button.tsx'
import { MovieCard } from '#components/card/movie-card.tsx'
import { InWatchlistBadge, WatchedButton } from '#components/card/watchlist-buttons.tsx'
import { ServiceMark } from '#components/services/service-mark.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { collectionCommands } from '#wiring/commands/collection-commands.ts'

const marks = css({ display: 'flex' })
// In the corner, until the button appears there.
const besideButton = css({
  _hoverable: { 'article:not(:hover, :focus-within) &': { marginInlineEnd: '-11' } },
})

export const CollectionMovieCard = ({ link, eager = false }: { link: CollectionLink; eager?: boolean }) => {
  const app = useApp()
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
            onClick={() => app.lazy.get(collectionCommands).removeMovies(link.collectionId, [link.movieId])}
          />
        </div>
      }
      eager={eager}
      mark={<ServiceMark id={link.movieId} />}
    />
  )
}
