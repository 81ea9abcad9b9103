import { useEffect } from 'react'
import { recordsMessage } from '#components/list/records-messages.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { facts } from './facts-styles.ts'

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

/** Keeps the place of the longer answer until the browser has given one. */
const answer = css({ '&[aria-busy=true]': { visibility: 'hidden' } })

export const DataFacts = () => {
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
