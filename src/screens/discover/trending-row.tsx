import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { MovieGrid } from '#components/card/movie-grid.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import type { Movie } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useHasThreeColumns } from '#ui/hooks/use-screen-width.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'

const section = css({ marginTop: '6' })
const heading = css({ textStyle: 'heading', marginBottom: '4' })

/** Fewer movies leave a wide screen empty. */
const fullRow = 6
const none: readonly Movie[] = []

/** Below what a search has found where that is little, for wide screens. */
export const TrendingRow = ({ query }: { query: string }) => {
  const { provider, lists } = useApp()
  const messages = useCoreMessages().discover
  const id = useId()
  const columns = useHasThreeColumns() ? 7 : 6
  const hidden = useValue(lists.hidden.ids)
  const isNever = useNeverShown()
  const queries = useValue(provider.queries)
  // The results beside it ask.
  const { data: page } = useQuery({ ...queries.search(query, 1), enabled: false })
  const found = page?.totalPages === 1 ? page.results : none
  const hasRoom = found.length > 0 && found.length < fullRow
  const { data: trending } = useQuery({ ...queries.trending(1), enabled: hasRoom })
  if (!hasRoom) return null
  const movies = (trending?.results ?? none)
    .filter((movie) => !hidden.has(movie.id) && !isNever(movie) && found.every((one) => one.id !== movie.id))
    .slice(0, columns)
  if (movies.length === 0) return null
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {messages.trendingHeading}
      </h2>
      <MovieGrid>
        {movies.map((movie) => (
          <li key={movie.id}>
            <RecommendedCard movie={movie} />
          </li>
        ))}
      </MovieGrid>
    </section>
  )
}
