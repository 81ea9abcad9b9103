import { useState } from 'react'
import type { LinkReading, SharedList } from '#domain/sharing/shared-list.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useOpeningSharedList } from '#wiring/sharing/opening-shared-list.ts'
import { GridCard, MovieGrid } from '../card/movie-grid.tsx'
import { useFirstScreenful } from '../pictures/use-first-screenful.ts'
import { SharedCard } from './shared-card.tsx'

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
