import { useSignals } from '@preact/signals-react/runtime'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { MovieCard } from '#components/card/movie-card.tsx'
import { MovieGrid } from '#components/card/movie-grid.tsx'
import { StateButton } from '#components/card/state-button.tsx'
import { useSeenNote } from '#components/card/use-state-text.ts'
import { ServiceMark } from '#components/services/service-mark.tsx'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import { watchlistItemOf } from '#domain/records/watchlist.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useIsWide } from '#ui/hooks/use-screen-width.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

/** One complete row of 2 to 7 columns. */
const row = css({
  marginTop: { base: '3', md: '4' },
  marginBottom: { base: '6', md: '8' },
  '& li:nth-child(n + 3)': { smDown: { display: 'none' } },
  '& li:nth-child(n + 4)': { lgDown: { display: 'none' } },
  '& li:nth-child(n + 5)': { xlDown: { display: 'none' } },
  '& li:nth-child(n + 7)': { '3xlDown': { display: 'none' } },
})
// One line beside the link, or two: the page's shell has this height.
const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: { _largeText: 'wrap' },
  columnGap: '3',
  minHeight: '11',
})
const heading = css({ textStyle: 'heading' })

const fiveColumns = 5

export const NextFromWatchlist = ({ ids }: { ids: readonly MovieId[] }) => {
  useSignals()
  const { watchlist } = useApp().lists
  const messages = useCoreMessages().home
  const id = useId()
  const list = watchlist.items.value
  const shown = ids.slice(0, useIsWide() ? ids.length : fiveColumns)
  const items = shown.map((movieId) => watchlistItemOf(list, movieId)).filter((item) => item !== undefined)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} data-next>
      <header className={header}>
        <h2 id={id} className={heading}>
          {messages.next}
        </h2>
        <ButtonLink variant="link" to="/watchlist?tab=unwatched" aria-describedby={id}>
          {messages.seeAll}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </header>
      <div className={row}>
        <MovieGrid>
          {items.map(({ movie }) => (
            <li key={movie.id}>
              <Card movie={movie} />
            </li>
          ))}
        </MovieGrid>
      </div>
    </section>
  )
}

const Card = ({ movie }: { movie: MovieSnapshot }) => (
  <MovieCard
    movie={movie}
    note={useSeenNote(movie.id)}
    start={<StateButton movie={movie} />}
    eager
    services={<ServiceMark id={movie.id} />}
  />
)
