import { ChartColumn, Table2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { box, boxHeading } from './box.ts'
import { ChartContext, type Datum } from './chart-context.ts'
import { span } from './colors.ts'

const head = css({ row: '3', height: '8' })
const detail = css({
  flexGrow: '1',
  minWidth: '0',
  textAlign: 'end',
  fontSize: 'sm',
  color: 'fg.muted',
  truncate: true,
})
const value = css({ color: 'fg', fontWeight: 'semibold' })
const toggle = css({ color: 'fg.muted' })
const scroller = css({ maxHeight: '80', overflowY: 'auto' })
const table = css({ width: 'full', fontSize: 'sm' })
const cell = css({
  paddingBlock: '2',
  borderBottomWidth: 'thin',
  borderColor: 'line',
  textAlign: 'start',
  fontWeight: 'normal',
})
const amount = css({ textAlign: 'end', color: 'fg.muted', whiteSpace: 'nowrap' })

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A chart is one stop of the Tab key; the arrow keys go from mark to mark. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  const marks = [...event.currentTarget.querySelectorAll<SVGElement>('svg a')]
  const at = marks.findIndex((mark) => mark.matches(':focus'))
  if (step === undefined || at === -1) return
  event.preventDefault()
  marks[Math.min(marks.length - 1, Math.max(0, at + step))]?.focus()
}

interface ChartCardProps {
  readonly title: string
  readonly note?: string | undefined
  /** All marks of the chart, as the table lists them. */
  readonly data: readonly Datum[]
  /** Columns of the grid. */
  readonly columns: number
  readonly children: ReactNode
}

/** A chart with the details of the mark that is pointed at or focused, or the same as a table. */
export const ChartCard = ({ title, note: noteText, data, columns, children }: ChartCardProps) => {
  const messages = useMessages().statistics
  const [isTable, setIsTable] = useState(false)
  const [shown, setShown] = useState<Datum | null>(null)
  const [current, setCurrent] = useState('')
  const id = useId()
  const linked = data.filter(({ value }) => value > 0)
  const currentKey = linked.some(({ key }) => key === current) ? current : linked[0]?.key
  return (
    <section className={box} style={span(columns)} aria-labelledby={id}>
      <header className={head}>
        <h2 id={id} className={boxHeading}>
          {title}
        </h2>
        <span className={detail} aria-hidden="true">
          {shown && !isTable ? (
            <>
              {shown.name} <strong className={value}>{shown.text}</strong>
            </>
          ) : null}
        </span>
        {linked.length === 0 ? null : (
          <IconButton
            className={toggle}
            label={isTable ? messages.asChart : messages.asTable}
            icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          />
        )}
      </header>
      {noteText === undefined ? null : <p className={quietNote}>{noteText}</p>}
      {linked.length === 0 ? <p className={quietNote}>{messages.none}</p> : null}
      {isTable && linked.length > 0 ? <DataTable labelledBy={id} data={linked} /> : null}
      {isTable || linked.length === 0 ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links inside
        <div onKeyDown={moveFocus}>
          <ChartContext value={{ title, currentKey, show: setShown, makeCurrent: setCurrent }}>{children}</ChartContext>
        </div>
      )}
    </section>
  )
}

const DataTable = ({ labelledBy, data }: { labelledBy: string; data: readonly Datum[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <section className={scroller} tabIndex={0} aria-labelledby={labelledBy}>
    <table className={table} aria-labelledby={labelledBy}>
      <tbody>
        {data.map(({ key, name, text, href }) => (
          <tr key={key}>
            <th scope="row" className={cell}>
              <Link to={href}>{name}</Link>
            </th>
            <td className={cx(cell, amount)}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
