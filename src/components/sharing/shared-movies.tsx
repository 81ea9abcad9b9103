import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Movie, movieOf, unknownTitle } from '#domain/movie/movie.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { bareMovie } from '#domain/sharing/bare-movie.ts'
import { type LinkReading, type SharedList, type SharedMovie, sharedMovieOf } from '#domain/sharing/shared-list.ts'
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

/** As TMDB answered, else as the watchlist has it, else as the link has it. */
const knownMovie = (shared: SharedMovie, answer: Movie | undefined, own: WatchlistItem | undefined): Movie =>
  answer ?? (own ? movieOf(own.movie) : bareMovie(shared))

/** The list's movies, with the titles that were found. */
export const withTitles = ({ movies }: SharedList, known: readonly Movie[]): readonly SharedMovie[] => {
  const found = new Map(known.map((movie) => [movie.id, sharedMovieOf(movie)]))
  return movies.map((movie) => (movie.title === '' ? { ...movie, ...found.get(movie.id) } : movie))
}

/** Returns what is known of the movies when it is called, without those of which not even the title is. */
export const useSharedMovies = (list: SharedList): (() => readonly Movie[]) => {
  const { provider, lists } = useApp()
  return () =>
    list.movies
      .map((shared) => {
        const answer = provider.queryClient.getQueryData(provider.queries.peek().movie(shared.id).queryKey)
        return knownMovie(shared, answer, lists.watchlist.byMovie.peek().get(shared.id))
      })
      .filter(({ title }) => title !== '')
}

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
  minHeight: '8',
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
