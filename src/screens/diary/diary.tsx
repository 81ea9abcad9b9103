import { BookOpen } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useViewingRecords } from '#components/diary/use-viewing-records.ts'
import { WatchedTabs } from '#components/diary/watched-tabs.tsx'
import { NewcomerLinks } from '#components/list/guide-link.tsx'
import { ListControls } from '#components/list/list-status.tsx'
import { FactsProgress } from '#components/loading/facts-progress.tsx'
import { Page } from '#components/loading/page.tsx'
import { WhenEmpty } from '#components/loading/when-records-ready.tsx'
import { useListLocation } from '#components/place/use-list-location.ts'
import { ShareButton } from '#components/sharing/share-button.tsx'
import { choicesIn, diaryLines, diaryRows, matchingLines } from '#domain/records/diary.ts'
import { moviesToKnow } from '#domain/statistics/completeness.ts'
import { movieDetails } from '#domain/statistics/movie-details.ts'
import { filterNames, needsFacts, viewingsThatMatch } from '#domain/statistics/viewing-filter.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useHasThreeColumns, useHasTwoColumns } from '#ui/hooks/use-screen-width.ts'
import { Notice } from '#ui/notice.tsx'
import { quietText } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useMovieFacts } from '#wiring/movies/movie-data.ts'
import { DiaryFilters } from './diary-filters.tsx'
import { DiaryList } from './diary-list.tsx'
import { NarrowedStatus } from './narrowed-status.tsx'
import { useNarrowing } from './use-narrowing.ts'
import { YearStrip } from './year-strip.tsx'

const noFilters = Object.fromEntries(
  ['filter', 'year', 'rating', 'tag', 'with', 'from', 'to', ...filterNames].map((name) => [name, '']),
)

// On a phone it is in the line of the first month.
const count = css({
  position: 'relative',
  mdDown: {
    top: { base: '2.5', _largeText: '0' },
    marginBottom: { base: '[calc(-1lh - 0.5rem)]', _largeText: '0' },
    textAlign: { base: 'end', _largeText: 'start' },
  },
})

export const DiaryScreen = () => {
  const messages = useMessages().diary
  const location = useListLocation()
  const records = useViewingRecords()
  const lines = useMemo(() => diaryLines(records), [records])
  const choices = useMemo(() => choicesIn(lines), [lines])
  // Deferred, so that typing does not wait for the list.
  const text = useDeferredValue(location.filter)
  const [year, rating, tag] = [location.parameter('year'), location.parameter('rating'), location.parameter('tag')]
  const companion = location.parameter('with')
  const found = useMemo(
    () => matchingLines(lines, { text, year, rating, tag, companion }),
    [lines, text, year, rating, tag, companion],
  )
  const narrowing = useNarrowing(location)
  const movies = useMemo(() => (needsFacts(narrowing.filter) ? moviesToKnow(records) : []), [narrowing, records])
  const loaded = useMovieFacts(movies)
  const matching = useMemo(
    () => viewingsThatMatch(found, narrowing, movieDetails(records, loaded.facts)),
    [found, narrowing, records, loaded.facts],
  )
  const shared = useMemo(() => matching.map(({ movie }) => movie).reverse(), [matching])
  const columns = useColumns()
  const rows = useMemo(() => diaryRows(matching, columns), [matching, columns])
  const [yearOnScreen, setYearOnScreen] = useState('')
  const shownYear = Number(year || narrowing.period.from.slice(0, 4) || yearOnScreen || lines[0]?.day?.slice(0, 4))
  return (
    <Page
      heading={messages.heading}
      subtitle={messages.subtitle}
      aside={<ShareButton name={year ? `${messages.heading} ${year}` : messages.heading} movies={shared} />}
    >
      <WatchedTabs current="diary" />
      {lines.length === 0 ? null : (
        <>
          {shownYear > 0 ? <YearStrip year={shownYear} lines={lines} location={location} /> : null}
          <ListControls>
            <DiaryFilters location={location} choices={choices} />
            {narrowing.isNarrow ? (
              <NarrowedStatus
                summary={messages.count({ count: matching.length })}
                narrowing={narrowing}
                facts={loaded.facts}
                change={location.change}
              />
            ) : (
              <p className={cx(quietText, count)} role="status">
                {messages.count({ count: matching.length })}
              </p>
            )}
          </ListControls>
        </>
      )}
      {movies.length === 0 ? null : <FactsProgress loaded={loaded} total={movies.length} />}
      {lines.length === 0 ? (
        <WhenEmpty>
          <Empty />
        </WhenEmpty>
      ) : null}
      {lines.length > 0 && matching.length === 0 ? (
        <Notice icon={<BookOpen aria-hidden="true" />} title={messages.noMatch}>
          <Button variant="solid" onClick={() => location.change(noFilters)}>
            {messages.clearFilters}
          </Button>
        </Notice>
      ) : null}
      {rows.length > 0 ? <DiaryList rows={rows} columns={columns} onYear={setYearOnScreen} /> : null}
    </Page>
  )
}

const useColumns = (): number => {
  const [hasTwo, hasThree] = [useHasTwoColumns(), useHasThreeColumns()]
  return hasThree ? 3 : hasTwo ? 2 : 1
}

const Empty = () => {
  const messages = useMessages().diary
  return (
    <Notice icon={<BookOpen aria-hidden="true" />} title={messages.empty}>
      <NewcomerLinks />
    </Notice>
  )
}
