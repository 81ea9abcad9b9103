import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { useDeferredValue } from 'react'
import { firstScreenful } from '#components/grid-pictures.ts'
import { MovieGrid, MovieGridSkeleton } from '#components/movie-grid.tsx'
import { RecommendedCard } from '#components/recommended-card.tsx'
import { useStarted } from '#components/use-started.ts'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The first page of this week's trending movies; the screen's style shows four rows of it. */
export const Recommended = () => {
  const { queries, text } = useApp()
  const words = useValue(text)
  // A list that is there at the start: its first screenful is painted before the cards below it follow. Later all stand
  // at once, or Back would find the page too short for where it was.
  const count = useDeferredValue(20, useStarted() ? 20 : firstScreenful)
  // React shows what a suspended part waited for 300 ms after its fallback at the earliest; this one is never suspended.
  const { data } = useQuery({ ...useValue(queries).trending(1), throwOnError: true })
  if (!data) return <MovieGridSkeleton count={20} label={words.app.loading} />
  if (data.results.length === 0) return <Notice icon={<Compass aria-hidden="true" />} title={words.home.empty} />
  return (
    <MovieGrid>
      {data.results.slice(0, count).map((movie, index) => (
        <li key={movie.id}>
          <RecommendedCard movie={movie} eager={index < firstScreenful} />
        </li>
      ))}
    </MovieGrid>
  )
}
