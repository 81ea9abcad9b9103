import { Heart, Repeat2 } from 'lucide-react'
import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { CompanionNames } from '#components/diary/companion-names.tsx'
import { dayRow } from '#components/diary/day-row.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { movieHref } from '#domain/movie/addresses.ts'
import { type DiaryLine, yearOf } from '#domain/records/diary.ts'
import type { Viewing } from '#domain/records/library.ts'
import { movieName } from '#i18n/movie-name.ts'
import { css, cx } from '#styled/css'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { DiaryRating, EditButton } from './diary-row-actions.tsx'

// As wide as the row, below what it is about.
const own = css({
  gridColumn: { base: '3 / -1', _largeText: '2 / -1' },
  marginTop: { base: '-2', md: '-3' },
  row: '2',
  flexWrap: 'wrap',
  rowGap: '1',
  minWidth: '0',
  color: 'fg.muted',
  fontSize: 'sm',
})
const noteText = css({
  flexBasis: 'full',
  maxWidth: 'prose',
  lineClamp: 3,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
const tagName = css({
  paddingInline: '2',
  borderRadius: 'full',
  background: 'raised',
  fontSize: 'xs',
  overflowWrap: 'anywhere',
})
// On a phone the marks are below the title, beside the year.
const names = css({
  display: { base: 'flex', sm: 'grid' },
  gridTemplateColumns: 'grow-auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '2', sm: '4' },
  minWidth: '0',
})
const title = css({ flexBasis: 'full' })
const marks = css({
  display: 'flex',
  flexWrap: { _largeText: 'wrap' },
  alignItems: 'center',
  columnGap: { base: '1', sm: '2' },
  color: 'fg.muted',
  gridColumn: '2',
  gridRow: '1 / span 2',
})
// As wide as both icons, so that the ratings of all rows are below each other.
const icons = css({
  display: 'flex',
  gap: { base: '1', sm: '2' },
  '& svg': { width: '4', height: '4' },
  minWidth: { sm: '10' },
})
const liked = css({ color: 'danger', '& svg': { fill: 'current' } })

interface DiaryItemProps {
  readonly line: DiaryLine
  readonly dateOf: (watchedAt: Viewing['watchedAt']) => string
}

/** Without `memo`, one rating renders all rows. */
export const DiaryItem = memo(({ line, dateOf }: DiaryItemProps) => {
  const app = useApp()
  const messages = useMessages().diary
  const { card } = useCoreMessages()
  const { pathname, search } = useLocation()
  const { movie, viewing, isLiked, isRewatch, note, tags, companions } = line
  const hasOwn = note !== '' || tags.length > 0 || companions.length > 0
  const year = yearOf(line)
  return (
    <article className={dayRow.row}>
      <span className={dayRow.day}>
        <span aria-hidden="true">{line.day === null ? '' : Number(line.day.slice(8))}</span>
        <span className={visuallyHidden}>{dateOf(viewing.watchedAt)}</span>
      </span>
      <span className={dayRow.poster}>
        <Poster movie={{ ...movie, voteAverage: 0 }} sizes="2.75rem" />
      </span>
      <span className={names}>
        <Link
          className={cx(dayRow.title, title)}
          to={movieHref({ kind: 'diary' }, movie.id, search)}
          aria-label={movieName(card, movie.title, year)}
          onClick={() => app.memory.rememberPage(pathname, search)}
        >
          <span dir="auto">{movie.title}</span>
        </Link>
        {year === null ? null : <span className={dayRow.muted}>{year}</span>}
        <span className={marks}>
          <DiaryRating line={line} />
          <span className={icons}>
            {isRewatch ? (
              <span role="img" aria-label={messages.rewatch}>
                <Repeat2 aria-hidden="true" />
              </span>
            ) : null}
            {isLiked ? (
              <span className={liked} role="img" aria-label={messages.liked}>
                <Heart aria-hidden="true" />
              </span>
            ) : null}
          </span>
        </span>
      </span>
      <EditButton line={line} date={dateOf(viewing.watchedAt)} />
      {hasOwn ? (
        <span className={own}>
          {note === '' ? null : (
            <span className={noteText} dir="auto">
              {note}
            </span>
          )}
          <CompanionNames names={companions} />
          {tags.map((tag) => (
            <span key={tag} className={tagName} dir="auto">
              {tag}
            </span>
          ))}
        </span>
      ) : null}
    </article>
  )
})
