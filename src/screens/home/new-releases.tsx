import { ChevronRight, X } from 'lucide-react'
import { useEffect, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { createReleaseCommands } from '#commands/releases.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { useOpenMovie } from '#components/place/use-open-movie.ts'
import { useReleaseText } from '#components/releases/use-release-text.ts'
import { dayOfNews, newsOf } from '#domain/availability/release-news.ts'
import type { Release } from '#domain/availability/releases.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import { movieOf } from '#domain/movie/movie.ts'
import { releaseYear } from '#domain/values/format.ts'
import { movieName } from '#i18n/movie-name.ts'
import { css, cx } from '#styled/css'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useReleases, useReleasesStatus } from '#wiring/movies/movie-data.ts'

const shown = 12

const section = css({ minWidth: '0' })
const late = css({ marginTop: { base: '8', md: '10' } })
const header = css({ row: '0', height: '12' })
const heading = css({ textStyle: 'heading', lineClamp: 2, flexGrow: '1' })
const list = css({
  display: 'flex',
  gap: '3',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Keeps the focus ring inside the scroll container.
  marginInline: '-2',
  paddingInline: '2',
  paddingBlock: '1',
})
const item = css({
  position: 'relative',
  row: '3',
  flexShrink: '0',
  width: 'row-card',
  padding: '2',
  borderRadius: 'card',
  background: 'surface',
})
const poster = css({ width: '11', flexShrink: '0', borderRadius: 'chip', overflow: 'hidden' })
const names = css({ stack: '0', minWidth: '0' })
const title = css({
  fontWeight: 'semibold',
  fontSize: 'sm',
  lineHeight: 'snug',
  lineClamp: 2,
  overflowWrap: 'anywhere',
  outlineStyle: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '&:focus-visible::after': {
    layerStyle: 'ring',
  },
  _hover: { color: 'accent' },
})
const when = css({ color: 'fg.muted', fontSize: 'xs' })

/** What came out of the watchlist since the last visit, and has not been dismissed. A visit begins when it is mounted. */
const useReleaseNews = () => {
  const app = useApp()
  const { lists } = app
  const today = app.platform.today()
  const { visits, dismiss } = useLazy(createReleaseCommands)
  const days = useValue(visits.current)
  const items = useValue(lists.watchlist.items)
  const releases = useReleases()
  const news = useMemo(() => releases && newsOf(releases, items, days, today), [releases, items, days, today])
  useEffect(() => visits.begin(today), [visits, today])
  useEffect(() => {
    if (releases) visits.setDue(dayOfNews(releases, items, days))
  }, [visits, releases, items, days])
  return {
    /** Each movie once, the latest first; undefined until the dates have been read. */
    news,
    isDismissed: days.since === today,
    dismiss: () => dismiss(today, news?.length ?? 0),
  }
}

interface NewReleasesProps {
  /** The class of the place that Home keeps, also when there are none; '' without one. */
  readonly place: string
}

export const NewReleases = ({ place }: NewReleasesProps) => {
  const messages = useMessages().releases
  const { home } = useCoreMessages()
  const { news, isDismissed, dismiss } = useReleaseNews()
  const id = useId()
  useReleasesStatus()
  const hasNews = news !== undefined && news.length > 0
  if (!hasNews && (isDismissed || place === '')) return null
  return (
    <section className={cx(section, place || late)} aria-labelledby={id}>
      <header className={header}>
        <h2 id={id} className={heading}>
          {hasNews || !news ? messages.news : messages.nothingNew}
        </h2>
        <ButtonLink variant="link" to={sectionPaths.releases.list} aria-describedby={id}>
          {home.seeAll}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
        {hasNews ? <IconButton label={messages.dismiss} icon={<X aria-hidden="true" />} onClick={dismiss} /> : null}
      </header>
      <ul className={list}>
        {news?.slice(0, shown).map((release) => (
          <li key={release.movie.id}>
            <Movie release={release} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Movie = ({ release }: { release: Release }) => {
  const { card } = useCoreMessages()
  const textOf = useReleaseText()
  const { title: name, releaseDate } = release.movie
  const movie = movieOf(release.movie)
  const open = useOpenMovie(movie)
  return (
    <article className={item}>
      <span className={poster}>
        <Poster movie={movie} sizes="2.75rem" eager />
      </span>
      <span className={names}>
        <Link className={title} {...open} aria-label={movieName(card, name, releaseYear(releaseDate))}>
          <span dir="auto">{name}</span>
        </Link>
        <span className={when}>{textOf(release)}</span>
      </span>
    </article>
  )
}
