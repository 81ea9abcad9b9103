import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PersonLink } from '#domain/movie/addresses.ts'
import { releaseYear } from '#domain/values/format.ts'
import { movieName } from '#i18n/movie-name.ts'
import { css, cx } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { gridPictureSizes } from '../pictures/grid-pictures.ts'
import { Poster } from '../pictures/poster.tsx'
import type { KnownMovie } from '../place/modal-state.ts'
import { useOpenMovie } from '../place/use-open-movie.ts'
import { GenreBadge } from './genre-badge.tsx'
import { CardRatings } from './rating-pill.tsx'
import { useMovieKeys } from './use-movie-keys.ts'

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1',
  // Its buttons stay on the picture.
  _largeText: {
    gridTemplateColumns: 'poster-row',
    gridTemplateRows: '[auto 1fr]',
    columnGap: '3',
    '[data-small] &': { gridTemplateColumns: '1', gridTemplateRows: '[auto]' },
  },
  _print: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '1',
    breakInside: 'avoid',
    borderBottomWidth: 'thin',
    borderColor: 'line',
  },
})
const caption = css({
  paddingTop: '2',
  minHeight: 'caption',
  fontSize: { base: 'sm', _largeText: 'xs' },
  lineHeight: 'snug',
  _hoverable: { minHeight: '0', height: { base: 'caption-short', _largeText: 'auto' } },
  _largeText: { minHeight: '0', minWidth: '0', paddingTop: '0' },
  '[data-small] &': {
    minHeight: '0',
    height: 'auto',
    paddingTop: '1',
    fontSize: 'xs',
    '& > :not(a)': { display: 'none' },
  },
  _print: { flexGrow: '1', minWidth: '0', minHeight: '0', height: 'auto', padding: '0' },
})
const captionWithNote = css({ _hoverable: { height: { base: '20', _largeText: 'auto' } }, _print: { height: 'auto' } })
// The link covers the card but contains only the title: its accessible name must say what the card shows.
const link = css({
  display: 'block',
  color: 'fg',
  outlineStyle: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '&:focus-visible::after': {
    layerStyle: 'ring',
  },
  _hover: { color: 'accent' },
})
const picture = css({
  position: 'relative',
  gridArea: { base: '[1 / 1]', _largeText: '[1 / 1 / span 2]' },
  '[data-small] &': { gridArea: '[1 / 1]' },
  alignSelf: 'start',
  borderRadius: 'card',
  transitionProperty: 'lit',
  transitionDuration: 'base',
  _hoverable: { 'article:hover > &': { filter: 'lit' } },
  _print: { display: 'contents', '& > :first-child': { width: '8', flexShrink: '0', borderRadius: 'chip' } },
})
// On the picture, or beside it with large text.
const badges = css({
  position: 'relative',
  gridArea: { base: '[1 / 1]', _largeText: '[2 / 2]' },
  alignSelf: { base: 'end', _largeText: 'start' },
  display: 'flex',
  // On a small card a long word wraps to its own row; two words are split.
  flexWrap: { base: 'wrap-reverse', _largeText: 'wrap' },
  alignItems: 'flex-start',
  gap: '1',
  padding: { base: '1.5', _largeText: '0' },
  paddingTop: { _largeText: '2' },
  '& [data-genre]': { flexGrow: '1', flexBasis: 'min', minWidth: '0', maxWidth: 'max' },
  '& > :last-child': { marginInlineStart: { base: 'auto', _largeText: '0' } },
  // A small poster has room for one's own rating alone.
  '[data-small] &': {
    gridArea: '[1 / 1]',
    alignSelf: 'end',
    padding: '0.5',
    justifyContent: 'flex-end',
    '& [data-genre], & [data-public], & [data-services]': { display: 'none' },
  },
  _print: { flexWrap: 'nowrap', alignSelf: 'center', order: '1', flexShrink: '0' },
})
const aboveBar = css({ bottom: '1' })
const bar = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '1.5',
  // Against the bar, a poster may have its color.
  borderTopWidth: 'thick',
  borderColor: 'scrim',
  background: 'veil',
  forcedColorAdjust: 'none',
  borderEndRadius: 'card',
  overflow: 'hidden',
  _print: { display: 'none' },
})
const barFill = css({ display: 'block', height: 'full', background: 'accent.fill', width: 'var(--progress)' })
// Where there is hover, one line and the rest on demand: in the gap below, so that nothing else moves.
const title = css({
  lineClamp: 2,
  _hoverable: {
    'article:not(:hover, :focus-within) &': { lineClamp: 1 },
  },
  '[data-small] &': { lineClamp: 1, wordBreak: { base: 'break-all', _largeText: 'normal' } },
  _print: { lineClamp: 'none' },
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
// As high without a year or a mark.
const year = css({ row: '1.5', minHeight: '[1lh]', color: 'fg.muted', fontSize: 'xs' })
const noteLine = css({ lineClamp: 2, color: 'fg.muted', fontSize: 'xs', overflowWrap: 'anywhere' })
const corner = css({
  position: 'absolute',
  top: { base: '0', md: '0.5' },
  gridColumn: '1 / 2',
  zIndex: 'raised',
  _print: { position: 'static', order: '2' },
})
const startCorner = css({ insetInlineStart: { base: '0', md: '0.5' } })
const endCorner = css({ insetInlineEnd: { base: '0', md: '0.5' } })

export interface MovieCardProps {
  readonly movie: KnownMovie
  readonly from?: PersonLink | undefined
  readonly note?: string | undefined
  /** 0 to 100, shown as a bar on the picture. */
  readonly progress?: number | undefined
  readonly start?: ReactNode
  readonly end?: ReactNode
  readonly sizes?: string | undefined
  readonly eager?: boolean | undefined
  /** Beside the year. */
  readonly mark?: ReactNode
  /** Among the badges. */
  readonly services?: ReactNode
  /** At the end of that line. */
  readonly action?: ReactNode
}

export const MovieCard = ({
  movie,
  from,
  note,
  progress,
  start,
  end,
  sizes = gridPictureSizes,
  eager = false,
  mark,
  services,
  action,
}: MovieCardProps) => {
  const messages = useCoreMessages()
  const released = releaseYear(movie.releaseDate)
  const takeKey = useMovieKeys(movie)
  const onKeyDown = ({ nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>) => {
    takeKey(nativeEvent, () => currentTarget.querySelector('a')?.click())
  }
  const genre = movie.genres[0]
  return (
    <article className={card} onKeyDown={onKeyDown}>
      <div className={picture}>
        <Poster movie={movie} sizes={sizes} eager={eager} />
        {progress === undefined ? null : (
          <div
            className={bar}
            role="progressbar"
            aria-valuenow={progress}
            aria-label={messages.card.progress({ title: movie.title, percent: progress })}
          >
            <span className={barFill} style={{ '--progress': `${progress}%` } as CSSProperties} />
          </div>
        )}
      </div>
      <div className={progress === undefined ? badges : cx(badges, aboveBar)}>
        {services}
        {genre === undefined ? null : <GenreBadge genre={genre} />}
        <CardRatings movie={movie} />
      </div>
      <div className={cx(caption, note ? captionWithNote : '')}>
        <CardLink movie={movie} from={from} />
        {released === null && !mark && !action ? null : (
          <span className={year}>
            {released}
            {mark}
            {action}
          </span>
        )}
        {note ? (
          <p className={noteLine} dir="auto">
            {note}
          </p>
        ) : null}
      </div>
      {start ? <div className={`${corner} ${startCorner}`}>{start}</div> : null}
      {end ? <div className={`${corner} ${endCorner}`}>{end}</div> : null}
    </article>
  )
}

/** Only the link depends on the address, so opening a movie over a list renders no card. */
const CardLink = ({ movie, from }: Pick<MovieCardProps, 'movie' | 'from'>) => (
  <Link
    className={link}
    {...useOpenMovie(movie, from)}
    aria-label={movieName(useCoreMessages().card, movie.title, releaseYear(movie.releaseDate))}
  >
    <span className={title} dir="auto">
      {movie.title}
    </span>
  </Link>
)
