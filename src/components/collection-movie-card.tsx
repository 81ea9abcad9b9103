import { X } from 'lucide-react'
import type { CollectionLink } from '#domain/library.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { onHover } from './add-button.tsx'
import { MovieCard } from './movie-card.tsx'
import { InWatchlistMark, WatchedMark } from './watchlist-buttons.tsx'

const marks = css({ display: 'flex' })

export const CollectionMovieCard = ({ link, eager = false }: { link: CollectionLink; eager?: boolean }) => {
  const { commands } = useApp()
  return (
    <MovieCard
      movie={link.movie}
      start={
        <div className={marks}>
          <InWatchlistMark movie={link.movie} />
          <WatchedMark movie={link.movie} />
        </div>
      }
      end={
        <IconButton
          shape="corner"
          variant="onPicture"
          className={onHover}
          label={useMessages().collection.remove(link.movie.title)}
          icon={<X aria-hidden="true" />}
          onClick={() => commands.collections.removeMovies(link.collectionId, [link.movieId])}
        />
      }
      eager={eager}
    />
  )
}
