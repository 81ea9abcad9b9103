import { useEffect } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { recordsMessage } from '#components/list/records-messages.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFormatTime } from './use-format-time.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', md: 'labels' },
  columnGap: '6',
  rowGap: { base: '0.5', md: '3' },
  fontSize: 'sm',
  lineHeight: 'snug',
  '& dt': { fontWeight: 'medium' },
  '& dd': { color: 'fg.muted', marginBottom: { base: '2.5', md: '0' } },
})

const NotPersisted = () => {
  const { lifetime: storageLifetime } = useApp().storage
  const messages = useSectionMessages('ownData')
  if (storageLifetime.kind === 'until space runs low') return messages.notPersisted
  const { exempt } = storageLifetime
  return (
    <>
      <p>{messages.clearedAfterAWeek}</p>
      {exempt === null ? null : <p>{exempt === 'dock' ? messages.inDock : messages.onHomeScreen}</p>}
    </>
  )
}

/** Keeps the place of the longer answer until the browser has given one. */
const answer = css({ '&[aria-busy=true]': { visibility: 'hidden' } })

export const DataFacts = () => {
  const { records, memory, storage } = useApp()
  const recordsMessages = useSectionMessages('records')
  const data = useSectionMessages('ownData')
  const timeText = useFormatTime()
  const exportedAt = useValue(memory.lastExport.time)
  const isPromised = useValue(storage.persistence.isPersisted)
  const status = useValue(records.status)
  useEffect(() => storage.persistence.check(), [storage.persistence])
  return (
    <dl className={list}>
      <dt>{data.lastExported}</dt>
      <dd>{exportedAt === null ? data.never : timeText(exportedAt)}</dd>
      <dt>{data.persistence}</dt>
      <dd className={answer} aria-busy={isPromised === null}>
        {isPromised ? data.persisted : <NotPersisted />}
      </dd>
      <dt>{data.storedIn}</dt>
      <dd>{recordsMessage(status, recordsMessages) ?? data.storedTwice}</dd>
    </dl>
  )
}
