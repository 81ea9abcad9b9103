import { Check, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { SeenShare } from '#components/diary/ring.tsx'
import { useSeenMovies } from '#components/diary/use-seen-movies.ts'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { useRetryOnline } from '#components/loading/use-retry.ts'
import { type FranchiseLink, missingParts, partNumber, partsOf } from '#domain/movie/franchise.ts'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import { shareOf } from '#domain/statistics/completeness.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { styles } from '../movie-styles.ts'

const head = css({ row: '4', flexWrap: 'wrap', rowGap: '1' })
const place = css({ flexGrow: '1', minHeight: '10' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'tiles',
    _largeText: '1',
    md: '[repeat(auto-fill, minmax(8.5rem, 1fr))]',
  },
  gap: { base: '3', md: '4' },
})
const currentPart = css({
  borderRadius: 'card',
  layerStyle: 'ring',
})
const subheading = css({ textStyle: 'label', fontWeight: 'semibold', color: 'fg.muted' })
const seen = css({ display: 'inline-flex', color: 'positive', '& svg': { width: '4', height: '4' } })

interface FranchisePartsProps {
  readonly id: MovieId
  readonly franchise: FranchiseLink
}

/** Nothing when the movie has no others, or when they cannot be loaded: the movie is complete without them. */
export const FranchiseParts = ({ id, franchise }: FranchisePartsProps) => {
  const { records, provider, platform, commands } = useApp()
  const messages = useMessages().franchise
  const { data, failure, retry } = useModalQuery(useValue(provider.queries).franchise(franchise.id))
  const watchlist = useValue(records.watchlist)
  const watched = useSeenMovies()
  const parts = useMemo(
    () => (data ? partsOf(data, platform.today()) : { released: [], announced: [] }),
    [data, platform.today],
  )
  const missing = missingParts(parts, watched, new Set(watchlist.map(({ movieId }) => movieId)))
  const number = partNumber(parts, id)
  useRetryOnline(retry)
  if (failure || (data && data.parts.length < 2)) return null
  return (
    <section className={styles.section} aria-busy={!data} aria-label={franchise.name}>
      <div className={head}>
        <h3 className={styles.heading} dir="auto">
          {franchise.name}
        </h3>
        <div className={place}>
          {data ? (
            <SeenShare
              share={shareOf(data.parts, watched, platform.today())}
              label={number === null ? '' : messages.part({ part: number, parts: parts.released.length })}
            />
          ) : null}
        </div>
        {missing.length > 0 ? (
          <Button variant="link" onClick={() => commands.watchlist.addAll(missing)}>
            <Plus aria-hidden="true" />
            {messages.addMissing({ count: missing.length })}
          </Button>
        ) : null}
      </div>
      <Parts movies={parts.released} current={id} watched={watched} />
      {parts.announced.length > 0 ? (
        <>
          <h4 className={subheading}>{messages.announced}</h4>
          <Parts movies={parts.announced} current={id} watched={watched} />
        </>
      ) : null}
    </section>
  )
}

interface PartsProps {
  readonly movies: readonly Movie[]
  readonly current: MovieId
  readonly watched: ReadonlySet<MovieId>
}

const Parts = ({ movies, current, watched }: PartsProps) => {
  const messages = useMessages().franchise
  return (
    <ol className={grid}>
      {movies.map((movie) => (
        <li
          key={movie.id}
          className={cx(movie.id === current && currentPart)}
          aria-current={movie.id === current ? 'true' : undefined}
        >
          <RecommendedCard
            movie={movie}
            sizes="(min-width: 48rem) 10rem, 30vw"
            mark={
              watched.has(movie.id) ? (
                <span className={seen} role="img" aria-label={messages.seen}>
                  <Check aria-hidden="true" />
                </span>
              ) : null
            }
          />
        </li>
      ))}
    </ol>
  )
}
