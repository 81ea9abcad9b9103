import { MovieCard } from '#components/card/movie-card.tsx'
import { StateButton } from '#components/card/state-button.tsx'
import { useSeenNote } from '#components/card/use-state-text.ts'
import { InWatchlistBadge } from '#components/card/watchlist-buttons.tsx'
import { ServiceMark } from '#components/services/service-mark.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { css } from '#styled/css'
import { RemoveFromCollection } from './remove-from-collection.tsx'

const marks = css({ display: 'flex', flexDirection: { _largeText: 'column-reverse' } })
// In the corner, until the button appears there.
const besideButton = css({
  _hoverable: { 'article:not(:hover, :focus-within) &': { marginInlineEnd: '-11' } },
})

export const CollectionMovieCard = ({ link, eager = false }: { link: CollectionLink; eager?: boolean }) => (
  <MovieCard
    movie={link.movie}
    note={useSeenNote(link.movieId)}
    start={<StateButton movie={link.movie} />}
    end={
      <div className={marks}>
        <span className={besideButton}>
          <InWatchlistBadge movie={link.movie} />
        </span>
        <RemoveFromCollection link={link} />
      </div>
    }
    eager={eager}
    services={<ServiceMark id={link.movieId} />}
  />
)
