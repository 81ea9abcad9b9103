import { BookOpen } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Page } from '#components/page.tsx'
import { useListLocation } from '#components/use-list-location.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { WatchedTabs } from '#components/watched-tabs.tsx'
import { WhenRecordsReady } from '#components/when-records-ready.tsx'
import { choicesIn, diaryLines, diaryRows, matchingLines } from '#domain/diary.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { DiaryFilters } from './diary-filters.tsx'
import { DiaryList } from './diary-list.tsx'

const noFilters = { filter: '', year: '', rating: '', tag: '' }

export const DiaryScreen = () => {
  const { records } = useApp()
  const messages = useSectionMessages('diary')
  const location = useListLocation()
  const watchHistory = useValue(records.watchHistory)
  const watchlist = useValue(records.watchlist)
  const collectionMovies = useValue(records.collectionMovies)
  const lines = useMemo(
    () => diaryLines({ watchHistory, watchlist, collectionMovies }),
    [watchHistory, watchlist, collectionMovies],
  )
  const choices = useMemo(() => choicesIn(lines), [lines])
  // Deferred, so that typing does not wait for the list.
  const text = useDeferredValue(location.filter)
  const [year, rating, tag] = [location.parameter('year'), location.parameter('rating'), location.parameter('tag')]
  const matching = useMemo(() => matchingLines(lines, { text, year, rating, tag }), [lines, text, year, rating, tag])
  const rows = useMemo(() => diaryRows(matching), [matching])
  return (
    <Page heading={messages.heading} subtitle={messages.subtitle}>
      <WatchedTabs current="diary" />
      <DiaryFilters location={location} choices={choices} />
      <p role="status">{messages.count(matching.length)}</p>
      {lines.length === 0 ? (
        <WhenRecordsReady loading={null}>
          <Empty />
        </WhenRecordsReady>
      ) : null}
      {lines.length > 0 && matching.length === 0 ? (
        <Notice icon={<BookOpen aria-hidden="true" />} title={messages.noMatch}>
          <Button variant="solid" onClick={() => location.change(noFilters)}>
            {messages.clearFilters}
          </Button>
        </Notice>
      ) : null}
      {rows.length > 0 ? <DiaryList rows={rows} /> : null}
    </Page>
  )
}

const Empty = () => {
  const messages = useSectionMessages('diary')
  const { watchlist } = useMessages()
  return (
    <Notice icon={<BookOpen aria-hidden="true" />} title={messages.empty}>
      <ButtonLink variant="solid" to="/watchlist">
        {watchlist.heading}
      </ButtonLink>
    </Notice>
  )
}
