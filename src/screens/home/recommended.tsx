import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { GridCard, MovieGrid, MovieGridSkeleton, SkeletonCards } from '#components/card/movie-grid.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { useFirstScreenful } from '#components/pictures/use-first-screenful.ts'
import { ServiceMark } from '#components/services/service-mark.tsx'
import { useIsWide } from '#ui/hooks/use-screen-width.ts'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const narrowCount = 20
const wideCount = 28

export const Recommended = () => {
  useSignals()
  const { provider, lists } = useApp()
  const messages = useMessages()
  const trending = provider.queries.value.trending
  const hidden = lists.hidden.ids.value
  // Not suspended: React shows what a suspended component waited for at least 300 ms after its fallback.
  const { data } = useQuery({ ...trending(1), throwOnError: true })
  const screenful = useFirstScreenful()
  const count = useIsWide() ? wideCount : narrowCount
  const isShort = data?.results.some(({ id }) => hidden.has(id)) ?? false
  const { data: more, isFetching } = useQuery({ ...trending(2), enabled: isShort || count > narrowCount })
  if (!data) return <MovieGridSkeleton count={count} label={messages.app.loading} />
  const all = new Map([...data.results, ...(more?.results ?? [])].map((movie) => [movie.id, movie]))
  const movies = [...all.values()].filter(({ id }) => !hidden.has(id))
  if (movies.length === 0) return <Notice icon={<Compass aria-hidden="true" />} title={messages.home.empty} />
  return (
    <MovieGrid>
      {movies.slice(0, count).map((movie, index) => (
        <GridCard key={movie.id} isLater={index >= screenful}>
          <RecommendedCard movie={movie} eager={index < screenful} onPicture={<ServiceMark id={movie.id} />} />
        </GridCard>
      ))}
      {isFetching && movies.length < count ? <SkeletonCards count={count - movies.length} /> : null}
    </MovieGrid>
  )
}
