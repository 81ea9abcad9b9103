import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unknownTitle } from '#domain/movie/movie.ts'
import type { LinkReading, SharedList, SharedMovie } from '#domain/sharing/shared-list.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useOpeningSharedList } from '#wiring/sharing/opening-shared-list.ts'
import { GridCard, MovieGrid, SkeletonCard } from '../card/movie-grid.tsx'
import { RecommendedCard } from '../card/recommended-card.tsx'
import { useWatchlistItem } from '../card/use-watchlist-item.ts'
import { useFirstScreenful } from '../pictures/use-first-screenful.ts'
import { knownMovie } from './use-shared-movies.ts'

interface SharedCardProps {
  readonly movie: SharedMovie
  readonly eager: boolean
  /** Whether its title may still be found. */
  readonly isLooking: boolean
}

/** It asks nobody itself: the flow looks the movies up, at its pace. */
const SharedCard = ({ movie, eager, isLooking }: SharedCardProps) => {
  const { provider } = useApp()
  const queries = useValue(provider.queries)
  const own = useWatchlistItem(movie.id)
  const { data } = useQuery({ ...queries.movie(movie.id), enabled: false })
  if (isLooking && movie.title === '' && !data && !own) return <SkeletonCard />
  const named = { ...movie, title: movie.title || unknownTitle }
  return <RecommendedCard movie={knownMovie(named, data, own)} eager={eager} />
}

const line = css({
  color: 'fg.muted',
  fontSize: 'sm',
  minHeight: '11',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
})

const why = css({ marginTop: '1', fontSize: 'sm', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** Reads a list, and looks its movies up. */
export const useSharedList = (read: () => Promise<LinkReading>) => {
  const [list, setList] = useState<SharedList | null>(null)
  const [found, setFound] = useState(0)
  const [snapshot, send] = useOpeningSharedList({ read, keep: setList, onProgress: setFound })
  return {
    list,
    found,
    problem: snapshot.matches('refused') ? snapshot.context.problem : null,
    hasFailed: snapshot.matches('failed'),
    isLooking: snapshot.matches({ shown: 'looking up' }),
    isIncomplete: snapshot.matches({ shown: 'incomplete' }),
    retry: () => send({ type: 'retry requested' }),
  }
}

interface SharedMoviesProps {
  readonly list: SharedList
  readonly reading: Pick<ReturnType<typeof useSharedList>, 'found' | 'isLooking' | 'isIncomplete' | 'retry'>
  /** What is said once all is looked up. */
  readonly text: string
}

export const SharedMovies = ({ list, reading, text }: SharedMoviesProps) => {
  const { opened: messages } = useMessages().sharing
  const { app } = useCoreMessages()
  const screenful = useFirstScreenful()
  const { found, isLooking, isIncomplete, retry } = reading
  return (
    <>
      <p className={line} role="status">
        {isLooking ? messages.lookingUp({ found, all: list.movies.length }) : isIncomplete ? messages.incomplete : text}
        {isIncomplete ? <Button onClick={retry}>{app.retry}</Button> : null}
      </p>
      <MovieGrid>
        {list.movies.map((movie, index) => (
          <GridCard key={movie.id} isLater={index >= screenful}>
            <SharedCard movie={movie} eager={index < screenful} isLooking={isLooking} />
            {movie.note ? (
              <p className={why} dir="auto">
                {movie.note}
              </p>
            ) : null}
          </GridCard>
        ))}
      </MovieGrid>
    </>
  )
}
