import { useEffect, useState } from 'react'
import { importLists } from '#domain/backup/import-lists.ts'
import { css } from '#styled/css'
import { Meter } from '#ui/meter.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const part = css({ stack: '2' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'label',
  '& span + span': { color: 'fg.muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
})

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

/** UTF-16 code units per movie: the quota holds about 7,400 movies. */
const perMovie = 708

export const StorageSpace = () => {
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
