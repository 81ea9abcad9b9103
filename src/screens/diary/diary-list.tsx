import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useViewingDate } from '#components/diary/use-viewing-date.ts'
import { RendersAtOnce } from '#components/pictures/poster.tsx'
import type { DiaryLine, DiaryRow } from '#domain/records/diary.ts'
import { css } from '#styled/css'
import { useIsPrinting } from '#ui/hooks/printing.ts'
import { DiaryItem } from './diary-item.tsx'
import { MonthHeading } from './month-heading.tsx'

// The first month is nearer to what is above than to the month before.
const box = css({
  position: 'relative',
  width: 'full',
  marginTop: '-3',
  // What has the focus is clear of the strip as well.
  '& :is(a, button)': { scrollMarginTop: '[8rem]' },
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: { base: '6', '2xl': '10' },
  _print: { display: 'block' },
})
// The names of months are in a row of their own above the lines, so that those are level.
const cell = css({ gridRow: 'span 2', display: 'grid', gridTemplateRows: 'subgrid', minWidth: '0' })
const lineOfCell = css({ gridRow: '2', minWidth: '0' })
const row = css({ position: 'absolute', insetInline: '0', top: '0' })
const printed = css({ breakInside: 'avoid' })

/** Pixels, until a row is measured. */
const estimates = { month: 56, lines: 84 } as const

/** Pixels: the header and the strip of the year are over the first lines. */
const covered = 120

const keyOfLine = ({ movie, viewing }: DiaryLine) => `${movie.id}/${viewing.id}`

const keyOf = (each: DiaryRow | undefined, index: number): string => {
  if (!each) return String(index)
  if (each.kind === 'month') return `month ${each.month}`
  const [first] = each.lines
  return first ? keyOfLine(first.line) : String(index)
}

interface DiaryListProps {
  readonly rows: readonly DiaryRow[]
  readonly columns: number
  /** Told the year of the first line on screen. */
  readonly onYear: (year: string) => void
}

export const DiaryList = ({ rows, columns: count, onYear }: DiaryListProps) => (
  <div style={{ '--columns': `repeat(${count}, minmax(0, 1fr))` } as CSSProperties}>
    {useIsPrinting() ? <PrintedRows rows={rows} /> : <RowsNearViewport key={count} rows={rows} onYear={onYear} />}
  </div>
)

/** Without `memo`, each step of scrolling renders all rows. */
const Row = memo(({ row: each }: { row: DiaryRow }) => {
  const dateOf = useViewingDate()
  if (each.kind === 'month') return <MonthHeading month={each.month} />
  return (
    <div className={columns}>
      {each.lines.map(({ line, month }) => (
        <div key={keyOfLine(line)} className={cell}>
          {month === undefined ? null : <MonthHeading month={month} />}
          <div className={lineOfCell}>
            <DiaryItem line={line} dateOf={dateOf} />
          </div>
        </div>
      ))}
    </div>
  )
})

const PrintedRows = ({ rows }: { rows: readonly DiaryRow[] }) => (
  <RendersAtOnce value={true}>
    {rows.map((each, index) => (
      <div key={keyOf(each, index)} className={printed}>
        <Row row={each} />
      </div>
    ))}
  </RendersAtOnce>
)

const yearOfRow = (row: DiaryRow | undefined): string => {
  const day = row?.kind === 'month' ? row.month : row?.lines[0]?.line.day
  return day?.slice(0, 4) ?? ''
}

const RowsNearViewport = ({ rows, onYear }: Pick<DiaryListProps, 'rows' | 'onYear'>) => {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const { scrollY } = window
    setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimates[rows[index]?.kind ?? 'lines'],
    // A new function would measure all rows again at each step of scrolling.
    getItemKey: useCallback((index) => keyOf(rows[index], index), [rows]),
    overscan: 8,
    // With so many rows beyond the screen, one render a frame is early enough: no step waits for its own.
    useFlushSync: false,
    scrollMargin: top,
  })
  const edge = (virtualizer.scrollOffset ?? 0) + covered
  const year = yearOfRow(rows[virtualizer.getVirtualItems().find(({ end }) => end > edge)?.index ?? 0])
  useEffect(() => {
    if (year !== '') onYear(year)
  }, [year, onYear])
  return (
    <div ref={list} className={box} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const each = rows[index]
        if (!each) return null
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={row}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Row row={each} />
          </div>
        )
      })}
    </div>
  )
}
