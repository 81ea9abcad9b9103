import { type ReadonlySignal, useComputed } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { recordsMessage } from '#components/list/records-messages.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { css } from '#styled/css'
import { Meter } from '#ui/meter.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'
import { facts } from '../styles.ts'

const list = css({ wrap: { base: '2', md: '3' } })
const tile = css({
  flexGrow: '1',
  flexBasis: '16',
  // In German the longest word is wider than a third of a narrow screen.
  minWidth: 'min',
  maxWidth: 'full',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '1',
  padding: { base: '2', md: '3' },
  borderRadius: 'card',
  background: 'raised',
  '& dt': { textStyle: 'note', color: 'fg.muted', hyphens: 'auto', overflowWrap: 'break-word' },
  '& dd': { textStyle: 'section', fontVariantNumeric: 'tabular-nums' },
  // Of what the number is made, below the name.
  '& dd + dd': { order: '-1', textStyle: 'note', fontWeight: 'normal', color: 'fg.muted', whiteSpace: 'pre-line' },
})
const part = css({ stack: '2' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'label',
  '& span + span': { color: 'fg.muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
})
// Keeps the place of the longer answer until the browser has given one.
const answer = css({ '&[aria-busy=true]': { visibility: 'hidden' } })

/** UTF-16 code units per movie: the quota holds about 7,400 movies. */
const perMovie = 708

/** Records are flushed to local storage after the next paint; by then they certainly are. */
const flushedMs = 300

const useStorageUsage = (): number | null => {
  const { records, storage, platform } = useApp()
  const [used, setUsed] = useState(storage.usedSpace)
  useEffect(() => {
    let cancel = () => {}
    const measureSoon = () => {
      cancel()
      cancel = platform.timeout(() => setUsed(storage.usedSpace()), flushedMs)
    }
    const stops = [...importLists, 'settings' as const].map((list) => records[list].subscribe(measureSoon))
    return () => {
      for (const stop of stops) stop()
      cancel()
    }
  }, [records, storage.usedSpace, platform.timeout])
  return used
}

/** As text that follows by itself: only the number is rendered again. */
const useCount = (list: ReadonlySignal<readonly unknown[]>): ReadonlySignal<string> => {
  const { language } = useApp()
  return useComputed(() => language.messages.value.progress.count({ count: list.value.length }))
}

export const Storage = () => (
  <SettingsCard anchor="storage" title={useMessages().ownData.storage}>
    <DataCounts />
    <StorageSpace />
    <DataFacts />
  </SettingsCard>
)

const DataCounts = () => {
  const { records, lists, language } = useApp()
  const messages = useMessages().ownData
  const parts = useComputed(() => {
    const { watched, unwatched } = lists.watchlist.counts.value
    const { progress } = language.messages.value
    return `${progress.watched({ count: watched })}\n${progress.unwatched({ count: unwatched })}`
  })
  const counts = [
    [messages.watchlistItems, useCount(records.watchlist), parts],
    [messages.collections, useCount(records.collections)],
    [messages.moviesInCollections, useCount(lists.collections.links)],
  ] as const
  return (
    <dl className={list}>
      {counts.map(([name, count, note]) => (
        <div key={name} className={tile}>
          <dt>{name}</dt>
          <dd>{count}</dd>
          {note === undefined ? null : <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const StorageSpace = () => {
  const { records, storage } = useApp()
  const status = useValue(records.status)
  const messages = useMessages().ownData
  const used = useStorageUsage()
  if (used === null || status.kind === 'only in database') return null
  const percent = Math.min(100, Math.floor((100 * used) / storage.quota))
  const room = Math.floor((storage.quota - used) / perMovie / 10) * 10
  const usage = messages.usedAndRoom({
    used: percent < 1 ? messages.hardlyUsed : messages.used({ percent }),
    room: room > 0 ? messages.room({ movies: room }) : messages.full,
  })
  return (
    <div className={part}>
      <p className={line}>
        <span>{messages.space}</span>
        <span>{usage}</span>
      </p>
      <Meter percent={percent} tone={percent >= 90 ? 'alarming' : 'calm'} />
    </div>
  )
}

const NotPersisted = () => {
  const { lifetime: storageLifetime } = useApp().storage
  const messages = useMessages().ownData
  if (storageLifetime.kind === 'until space runs low') return messages.notPersisted
  const { exempt } = storageLifetime
  return (
    <>
      <p>{messages.clearedAfterAWeek}</p>
      {exempt === null ? null : <p>{exempt === 'dock' ? messages.inDock : messages.onHomeScreen}</p>}
    </>
  )
}

const DataFacts = () => {
  const { records, storage } = useApp()
  const recordsMessages = useMessages().records
  const data = useMessages().ownData
  const isPromised = useValue(storage.persistence.isPersisted)
  const status = useValue(records.status)
  useEffect(() => storage.persistence.check(), [storage.persistence])
  return (
    <dl className={facts}>
      <dt>{data.persistence}</dt>
      <dd className={answer} aria-busy={isPromised === null}>
        {isPromised ? data.persisted : <NotPersisted />}
      </dd>
      <dt>{data.storedIn}</dt>
      <dd>{recordsMessage(status, recordsMessages) ?? data.storedTwice}</dd>
    </dl>
  )
}
