import { type ComponentProps, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MovieGrid } from '#components/card/movie-grid.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { FailedNotice } from '#components/loading/async-boundary.tsx'
import { isUnreachable } from '#components/loading/error-messages.ts'
import { useRetryOnline } from '#components/loading/use-retry.ts'
import { searchOwnMovies } from '#domain/records/own-movies.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const line = css({ color: 'fg.muted', marginBottom: '4' })

/** Without a network, the user's own movies are searched. */
export const SearchFailed = ({ error, retry }: Pick<ComponentProps<typeof FailedNotice>, 'error' | 'retry'>) =>
  useValue(useApp().provider.isOffline) && isUnreachable(error) ? (
    <OwnMovies retry={retry} />
  ) : (
    <FailedNotice error={error} retry={retry} />
  )

const OwnMovies = ({ retry }: { retry: () => void }) => {
  const { records } = useApp()
  const [collections, collectionMovies] = [useValue(records.collections), useValue(records.collectionMovies)]
  const messages = useCoreMessages().offline
  const query = useSearchParams()[0].get('query') ?? ''
  const watchlist = useValue(records.watchlist)
  const movies = useMemo(
    () => searchOwnMovies({ watchlist, collections, collectionMovies }, query),
    [watchlist, collections, collectionMovies, query],
  )
  useRetryOnline(retry)
  return (
    <>
      <p className={line} role="status">
        {movies.length === 0 ? `${messages.search} ${messages.noneFound}` : messages.search}
      </p>
      <MovieGrid>
        {movies.map((movie) => (
          <li key={movie.id}>
            <RecommendedCard movie={movie} />
          </li>
        ))}
      </MovieGrid>
    </>
  )
}
