import { Suspense, useEffect, useRef } from 'react'
import { GridCard, MovieGrid } from '#components/card/movie-grid.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { useSeenMovies } from '#components/diary/use-seen-movies.ts'
import { Pager } from '#components/list/pager.tsx'
import { useFirstScreenful } from '#components/pictures/use-first-screenful.ts'
import type { DiscoverTab } from '#domain/movie/discover-location.ts'
import { genreNames } from '#domain/movie/genres.ts'
import type { Movie } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'
import { AllHidden } from './all-hidden.tsx'
import { Empty } from './empty.tsx'
import { type Listing, pageQuery } from './page-query.ts'
import { useMoviePage } from './use-movie-page.ts'

const results = css({ scrollMarginTop: '2' })

interface ResultsProps {
  readonly listing: Listing
  readonly page: number
  readonly hrefFor: (tab: DiscoverTab, page: number) => string
  readonly onPage: (page: number) => void
  readonly clearServices: () => void
  readonly onShown: (page: number) => void
}

const HiddenCard = ({ movie }: { movie: Movie }) => <RecommendedCard movie={movie} note={useMessages().hidden.name} />

export const Results = ({ listing, page: requestedPage, hrefFor, onPage, clearServices, onShown }: ResultsProps) => {
  const { provider, memory, lists } = useApp()
  const messages = useCoreMessages().discover
  const { page, totalPages, results: loadedMovies } = useMoviePage(listing, requestedPage)
  const isHiding = useValue(memory.preferences.hideSeen.value) && listing.tab !== 'search'
  const seen = useSeenMovies(isHiding)
  const screenful = useFirstScreenful()
  const hidden = useValue(lists.hidden.ids)
  const isNever = useNeverShown(listing.tab === 'genre' ? genreNames[listing.genreId] : '')
  const isSearch = listing.tab === 'search'
  const offered = isSearch ? loadedMovies : loadedMovies.filter((movie) => !hidden.has(movie.id) && !isNever(movie))
  const movies = isHiding ? offered.filter(({ id }) => !seen.has(id)) : offered

  const top = useRef<HTMLDivElement>(null)
  const chosenPage = useRef<number | null>(null)
  useEffect(() => {
    onShown(page)
    if (chosenPage.current !== page) return
    chosenPage.current = null
    // Does not scroll when the top of the list is in view.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }, [onShown, page])

  return (
    <div ref={top} className={results}>
      {loadedMovies.length > 0 && offered.length === 0 ? (
        <AllHidden />
      ) : movies.length === 0 ? (
        <Empty listing={listing} isAllSeen={loadedMovies.length > 0} clearServices={clearServices} />
      ) : (
        <MovieGrid>
          {movies.map((movie, index) => (
            <GridCard key={movie.id} isLater={index >= screenful}>
              {isSearch && hidden.has(movie.id) ? (
                <Suspense fallback={<RecommendedCard movie={movie} />}>
                  <HiddenCard movie={movie} />
                </Suspense>
              ) : (
                <RecommendedCard movie={movie} eager={index < screenful} />
              )}
            </GridCard>
          ))}
        </MovieGrid>
      )}
      {totalPages > 1 ? (
        <>
          <p className={visuallyHidden} role="status">
            {messages.pageOf({ page, pages: totalPages })}
          </p>
          <Pager
            page={page}
            pages={totalPages}
            label={messages.pages}
            hrefFor={(target) => hrefFor(listing.tab, target)}
            onPage={(target) => {
              chosenPage.current = target
              onPage(target)
            }}
            onNear={(target) =>
              void provider.queryClient.prefetchQuery(pageQuery(provider.queries.peek(), listing, target))
            }
          />
        </>
      ) : null}
    </div>
  )
}
