import { useEffect } from 'react'
import { recordsMessage } from '#components/records-messages.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useFormatTime } from './use-format-time.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', md: '[max-content 1fr]' },
  columnGap: '6',
  rowGap: { base: '0.5', md: '3' },
  fontSize: 'sm',
  lineHeight: 'snug',
  '& dt': { fontWeight: 'medium' },
  '& dd': { color: 'fg.muted', marginBottom: { base: '2.5', md: '0' } },
})

const NotPersisted = () => {
  const { storageLifetime } = useApp()
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
  const { records, lastExport, persistence } = useApp()
  const recordsMessages = useSectionMessages('records')
  const data = useSectionMessages('ownData')
  const timeText = useFormatTime()
  const exportedAt = useValue(lastExport.time)
  const isPromised = useValue(persistence.isPersisted)
  const status = useValue(records.status)
  useEffect(() => persistence.check(), [persistence])
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
