import { useSuspenseQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import { MovieGrid } from '#components/movie-grid.tsx'
import { RecommendedCard } from '#components/recommended-card.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The first page of this week's trending movies; the screen's style shows four rows of it. */
export const Recommended = () => {
  const { queries, text } = useApp()
  const words = useValue(text).home
  const { data } = useSuspenseQuery(useValue(queries).trending(1))
  if (data.results.length === 0) return <Notice icon={<Clapperboard aria-hidden="true" />} title={words.empty} />
  return (
    <MovieGrid>
      {data.results.slice(0, 20).map((movie, index) => (
        <li key={movie.id}>
          <RecommendedCard movie={movie} eager={index < 10} />
        </li>
      ))}
    </MovieGrid>
  )
}
