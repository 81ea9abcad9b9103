import { useEffect } from 'react'
import { recordsWords } from '#components/records-words.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useTimeText } from './use-time-text.ts'

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

/** What a person should know of how safe the data are. */
export const DataFacts = () => {
  const { text, records, lastExport, persistence } = useApp()
  const words = useValue(text)
  const timeText = useTimeText()
  const exportedAt = useValue(lastExport.time)
  const isPromised = useValue(persistence.isPersisted)
  const status = useValue(records.status)
  useEffect(() => persistence.check(), [persistence])
  const { data } = words
  return (
    <dl className={list}>
      <dt>{data.lastExported}</dt>
      <dd>{exportedAt === null ? data.never : timeText(exportedAt)}</dd>
      <dt>{data.promise}</dt>
      <dd>{isPromised === null ? words.app.loading : isPromised ? data.promised : data.notPromised}</dd>
      <dt>{data.keptIn}</dt>
      <dd>{recordsWords(status, words.records) ?? data.keptTwice}</dd>
    </dl>
  )
}
