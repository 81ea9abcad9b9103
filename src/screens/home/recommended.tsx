import { computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { useMemo } from 'react'
import { GridCard, MovieGrid, MovieGridSkeleton, SkeletonCards } from '#components/card/movie-grid.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { useFirstScreenful } from '#components/pictures/use-first-screenful.ts'
import { ServiceMark } from '#components/services/service-mark.tsx'
import type { MoviePage } from '#domain/movie/discover.ts'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import { seenBefore, seenMovies } from '#domain/records/seen-movies.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { useIsWide } from '#ui/hooks/use-screen-width.ts'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'

const narrowCount = 20
const wideCount = 28

/** As it was when Home opened: a movie that is marked while one looks stays. The lists may come from the database later. */
const useSeenBefore = (): ReadonlySet<MovieId> => {
  const { records, lists, platform } = useApp()
  const seen = useMemo(() => {
    const read = () => ({ watchlist: records.watchlist.peek(), watchHistory: records.watchHistory.peek() })
    const openedAt = isoTimeOf(platform.now()) ?? unknownTime
    const first = seenMovies(read())
    return computed(() => {
      if (!lists.areReady.value) return first
      const all = new Set([...first, ...seenBefore(read(), openedAt)])
      // The same set renders no card again.
      return all.size === first.size ? first : all
    })
  }, [records, lists, platform])
  return seen.value
}

type Pages = readonly (MoviePage | undefined)[]

/** The first page, and as many of the next three as it takes. */
const useTrending = (count: number, isOffered: (movie: Movie) => boolean) => {
  const { trending } = useApp().provider.queries.value
  const moviesOn = (pages: Pages): readonly Movie[] => {
    const all = new Map(pages.flatMap((page) => page?.results ?? []).map((movie) => [movie.id, movie]))
    return [...all.values()].filter(isOffered)
  }
  const isShort = (...pages: Pages) =>
    pages.every((page) => page && page.totalPages > pages.length) && moviesOn(pages).length < count
  // Not suspended: React shows what a suspended component waited for at least 300 ms after its fallback.
  const first = useQuery({ ...trending(1), throwOnError: true })
  const second = useQuery({ ...trending(2), enabled: count > narrowCount || isShort(first.data) })
  const third = useQuery({ ...trending(3), enabled: isShort(first.data, second.data) })
  const fourth = useQuery({ ...trending(4), enabled: isShort(first.data, second.data, third.data) })
  const queries = [first, second, third, fourth]
  return {
    movies: first.data && moviesOn(queries.map(({ data }) => data)),
    isLoading: queries.some((query) => query.isLoading),
  }
}

export const Recommended = () => {
  useSignals()
  const { lists } = useApp()
  const messages = useCoreMessages()
  const hidden = lists.hidden.ids.value
  const seen = useSeenBefore()
  const isNever = useNeverShown()
  const screenful = useFirstScreenful()
  const count = useIsWide() ? wideCount : narrowCount
  const { movies, isLoading } = useTrending(
    count,
    (movie) => !hidden.has(movie.id) && !seen.has(movie.id) && !isNever(movie),
  )
  if (!movies) return <MovieGridSkeleton count={count} label={messages.app.loading} />
  if (movies.length === 0 && !isLoading) {
    return <Notice icon={<Compass aria-hidden="true" />} title={messages.home.empty} />
  }
  return (
    <MovieGrid>
      {movies.slice(0, count).map((movie, index) => (
        <GridCard key={movie.id} isLater={index >= screenful}>
          <RecommendedCard movie={movie} eager={index < screenful} services={<ServiceMark id={movie.id} />} />
        </GridCard>
      ))}
      {isLoading && movies.length < count ? <SkeletonCards count={count - movies.length} /> : null}
    </MovieGrid>
  )
}
