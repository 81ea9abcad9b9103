import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'

const frame = css({ overflowX: 'auto' })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    paddingInlineStart: { base: '1', md: '3' },
    fontWeight: 'normal',
  },
  '& tr > :first-child': { textAlign: 'start', paddingInlineStart: '0' },
  '& thead th': { fontSize: '2xs', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'thin', borderColor: 'line' },
})
const roomy = css({ '& th, & td': { paddingBlock: '2' } })
const captionStyle = css({ textStyle: 'label', textAlign: 'start' })

interface CountsTableProps {
  readonly caption: string
  /** Headings of the columns of numbers. */
  readonly columns: readonly string[]
  /** The height of the rows, where it is the caller's own. */
  readonly className?: string
  readonly children: ReactNode
}

/** Numbers by kind: its rows begin with the name of what they count. */
export const CountsTable = ({ caption, columns, className = roomy, children }: CountsTableProps) => (
  <div className={frame}>
    <table className={cx(table, className)}>
      <caption className={captionStyle}>{caption}</caption>
      {columns.length > 0 ? (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>{children}</tbody>
    </table>
  </div>
)

export const CountsRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    {children}
  </tr>
)
