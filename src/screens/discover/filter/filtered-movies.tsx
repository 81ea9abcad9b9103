import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { GridCard, MovieGrid, MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { useFirstScreenful } from '#components/pictures/use-first-screenful.ts'
import { useLeftOut } from '#components/shelves/left-out.ts'
import type { DiscoverFilter } from '#domain/discover/discover-filter.ts'
import { filteredSteps } from '#domain/discover/filtered-steps.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import { NoMatch } from './no-match.tsx'

const foot = css({ display: 'flex', justifyContent: 'center', marginTop: '6' })

interface FilteredMoviesProps {
  readonly filter: DiscoverFilter
  /** How often the user has asked for more, and once. */
  readonly steps: number
  readonly onMore: () => void
  readonly onChange: (filter: DiscoverFilter) => void
  readonly onShown: (steps: number) => void
}

export const FilteredMovies = ({ filter, steps, onMore, onChange, onShown }: FilteredMoviesProps) => {
  const { app: appMessages } = useCoreMessages()
  const { more } = useMessages().diary
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } =
    useSuspenseInfiniteQuery(useFilterQueries().pages(filter))
  const isLeftOut = useLeftOut(filter)
  const screenful = useFirstScreenful()
  const { movies, isFilled, hasMore } = useMemo(
    () => filteredSteps(data.pages, steps, isLeftOut),
    [data, steps, isLeftOut],
  )
  const needsMore = !isFilled && hasNextPage
  const isAsking = needsMore && !isFetchNextPageError
  useEffect(() => {
    if (isAsking && !isFetchingNextPage) void fetchNextPage()
  }, [isAsking, isFetchingNextPage, fetchNextPage])
  useEffect(() => {
    if (!isAsking) onShown(steps)
  }, [isAsking, onShown, steps])

  if (movies.length === 0 && !needsMore)
    return <NoMatch filter={filter} found={data.pages.flatMap(({ results }) => results)} onChange={onChange} />
  return (
    <div>
      <MovieGrid>
        {movies.map((movie, index) => (
          <GridCard key={movie.id} isLater={index >= screenful}>
            <RecommendedCard movie={movie} eager={index < screenful} />
          </GridCard>
        ))}
      </MovieGrid>
      {isAsking ? <MovieGridSkeleton count={5} label={appMessages.loading} /> : null}
      {needsMore && isFetchNextPageError ? <InlineError error={error} retry={() => void fetchNextPage()} /> : null}
      {isFilled && (hasMore || hasNextPage) ? (
        <div className={foot}>
          <Button onClick={onMore}>{more}</Button>
        </div>
      ) : null}
    </div>
  )
}
