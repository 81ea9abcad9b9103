import { Link } from 'react-router-dom'
import { queryString, sectionPath } from '#domain/movie/addresses.ts'
import { allTime } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { viewingsHref } from '#domain/statistics/viewing-filter.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'

const notes = css({
  textStyle: 'note',
  color: 'fg.muted',
  _empty: { display: 'none' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '2px', _hover: { color: 'fg' } },
})

interface NotesProps {
  readonly of: Statistics
  /** Runtimes may still become known. */
  readonly isLoading: boolean
}

/** What the numbers leave out. */
export const Notes = ({ of: { undated, moviesWithoutViewing, viewingsWithoutRuntime }, isLoading }: NotesProps) => {
  const messages = useMessages().statistics
  return (
    <div className={notes}>
      {undated === 0 ? null : (
        <p>
          <Link to={viewingsHref(allTime, { undated: '1' })}>{messages.undated({ count: undated })}</Link>
        </p>
      )}
      {moviesWithoutViewing === 0 ? null : (
        <p>
          <Link to={`${sectionPath({ kind: 'watched' })}${queryString({ viewings: 'none' })}`}>
            {messages.withoutViewing({ count: moviesWithoutViewing })}
          </Link>
        </p>
      )}
      {viewingsWithoutRuntime === 0 || isLoading ? null : (
        <p>{messages.unknownRuntimes({ count: viewingsWithoutRuntime })}</p>
      )}
    </div>
  )
}
