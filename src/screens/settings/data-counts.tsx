import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))]',
  gap: { base: '2', md: '3' },
})
const tile = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '1',
  padding: { base: '2', md: '3' },
  borderRadius: 'card',
  background: 'raised',
  '& dt': { textStyle: 'note', color: 'fg.muted', hyphens: 'auto', overflowWrap: 'anywhere' },
  '& dd': { textStyle: 'section', fontVariantNumeric: 'tabular-nums' },
})

/** How many records there are (spec section 2, Settings page). */
export const DataCounts = () => {
  const { text, records } = useApp()
  const words = useValue(text).data
  const counts = [
    [words.watchlistItems, useValue(records.watchlist).length],
    [words.collections, useValue(records.collections).length],
    [words.moviesInCollections, useValue(records.collectionMovies).length],
  ] as const
  return (
    <dl className={list}>
      {counts.map(([name, count]) => (
        <div key={name} className={tile}>
          <dt>{name}</dt>
          <dd>{words.count(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
