import { type ReadonlySignal, useComputed } from '@preact/signals-react'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

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

/** As text that follows by itself: only the number is rendered again. */
const useCount = (list: ReadonlySignal<readonly unknown[]>): ReadonlySignal<string> => {
  const { language } = useApp()
  return useComputed(() => language.messages.value.progress.count({ count: list.value.length }))
}

export const DataCounts = () => {
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
