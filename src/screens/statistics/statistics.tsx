import { ChartColumn } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useViewingRecords } from '#components/diary/use-viewing-records.ts'
import { WatchedTabs } from '#components/diary/watched-tabs.tsx'
import { NewcomerLinks } from '#components/list/guide-link.tsx'
import { FactsProgress } from '#components/loading/facts-progress.tsx'
import { Page } from '#components/loading/page.tsx'
import { WhenEmpty } from '#components/loading/when-records-ready.tsx'
import { useListLocation } from '#components/place/use-list-location.ts'
import { queryString, sectionPath } from '#domain/movie/addresses.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { moviesToKnow } from '#domain/statistics/completeness.ts'
import { allTime, isAllTime, type Period, periodFrom, yearOfPeriod } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { viewingsHref } from '#domain/statistics/viewing-filter.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type LoadedFacts, useMovieFacts } from '#wiring/movies/movie-data.ts'
import { Calendar, CompanionChart, MovieCharts, TimeCharts } from './charts.tsx'
import { CollectionRings, FilmographyRings } from './completeness.tsx'
import { People } from './people.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { fewestMovies, Totals } from './totals.tsx'
import { useStatistics } from './use-statistics.ts'
import { WatchlistTime } from './watchlist-time.tsx'

const box = css({ height: '72', borderRadius: 'dialog', background: 'raised', animationStyle: 'pulse' })

const notes = css({
  textStyle: 'note',
  color: 'fg.muted',
  _empty: { display: 'none' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '2px', _hover: { color: 'fg' } },
})

/** While a large library is gone through. */
const StatisticsSkeleton = () => <div className={box} role="status" aria-label={useCoreMessages().app.loading} />

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '3',
  // Each as wide as the row where they do not fit beside each other.
  '& > *': { flexGrow: { base: '1', sm: '0' } },
})
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', lg: '6' },
  gap: { base: '3', md: '4' },
  '& > *': { gridColumn: { base: '1 / -1', lg: 'span var(--span, 6)' } },
})

/** One of the two may be missing. */
const rings = { display: 'flex', flexWrap: 'wrap', gap: '1rem' } as const

const moviesOf = ({ movies, moviesWithoutViewing }: Statistics): number => movies + moviesWithoutViewing

export const StatisticsScreen = () => {
  const messages = useMessages().statistics
  const location = useListLocation()
  const records = useViewingRecords()
  const movies = useMemo(() => moviesToKnow(records), [records])
  const loaded = useMovieFacts(movies)
  const [year, from, to] = [location.parameter('year'), location.parameter('from'), location.parameter('to')]
  const period = useMemo(() => periodFrom({ year, from, to }), [year, from, to])
  const all = useStatistics(records, loaded.facts, allTime)
  const inPeriod = useStatistics(records, loaded.facts, isAllTime(period) ? null : period) ?? all
  const years = useMemo(() => [...(all?.years ?? [])].filter(({ count }) => count > 0).map(({ key }) => key), [all])
  const latest = yearOfPeriod(period) || years.at(-1)
  return (
    <Page heading={messages.heading} subtitle={messages.subtitle}>
      <WatchedTabs current="statistics" />
      <div className={top}>
        <PeriodPicker period={period} years={[...years].reverse()} change={location.change} />
        {latest === undefined ? null : (
          <ButtonLink variant="solid" to={`/watched/review?year=${latest}`}>
            {messages.review.open({ year: latest })}
          </ButtonLink>
        )}
      </div>
      {all === null || inPeriod === null ? <StatisticsSkeleton /> : null}
      {all && inPeriod && moviesOf(all) === 0 ? (
        <WhenEmpty loading={<StatisticsSkeleton />}>
          <Empty />
        </WhenEmpty>
      ) : null}
      {all && inPeriod && moviesOf(all) > 0 && moviesOf(inPeriod) === 0 ? (
        <Notice icon={<ChartColumn aria-hidden="true" />} title={messages.emptyPeriod}>
          <Button variant="solid" onClick={() => location.change({ year: '', from: '', to: '' })}>
            {messages.showAll}
          </Button>
        </Notice>
      ) : null}
      {all && inPeriod && moviesOf(inPeriod) > 0 ? (
        <Numbers all={all} of={inPeriod} period={period} loaded={loaded} movies={movies.length} />
      ) : null}
    </Page>
  )
}

interface NumbersProps {
  readonly all: Statistics
  readonly of: Statistics
  readonly period: Period
  readonly loaded: LoadedFacts
  /** To load facts of. */
  readonly movies: number
}

const Numbers = ({ all, of, period, loaded, movies }: NumbersProps) => {
  const { charts, few } = useMessages().statistics
  const records = useViewingRecords()
  const watched = useMemo(() => seenMovies(records), [records])
  const isFew = of.movies < fewestMovies
  const isLoading = loaded.state === 'looking' || loaded.state === 'loading'
  return (
    <>
      <FactsProgress loaded={loaded} total={movies} />
      <Totals of={of} period={period} isLoading={isLoading} />
      <Notes of={of} isLoading={isLoading} />
      <div className={grid}>
        <Calendar of={of} period={period} />
        {isFew ? (
          <div>
            <Notice icon={<ChartColumn aria-hidden="true" />} title={few} />
          </div>
        ) : (
          <>
            <TimeCharts of={of} period={period} />
            <MovieCharts of={of} period={period} />
            <CompanionChart of={of} period={period} />
            <People title={charts.directors} people={of.directors} filter="director" period={period} />
            <People title={charts.actors} people={of.actors} filter="actor" period={period} />
          </>
        )}
        <div style={rings}>
          {isFew ? null : <FilmographyRings directors={all.directors} watched={watched} />}
          <CollectionRings watched={watched} />
        </div>
        <WatchlistTime facts={loaded.facts} byDay={all.byDay} />
      </div>
    </>
  )
}

const Empty = () => {
  const messages = useMessages().statistics
  return (
    <Notice icon={<ChartColumn aria-hidden="true" />} title={messages.empty}>
      <NewcomerLinks />
    </Notice>
  )
}

interface NotesProps {
  readonly of: Statistics
  /** Runtimes may still become known. */
  readonly isLoading: boolean
}

/** What the numbers leave out. */
const Notes = ({ of: { undated, moviesWithoutViewing, viewingsWithoutRuntime }, isLoading }: NotesProps) => {
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
