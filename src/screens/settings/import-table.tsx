import { type ImportPlan, type ImportReview, importLists } from '#domain/imports.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'

const frame = css({ overflowX: 'auto' })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    paddingBlock: '2',
    paddingInlineStart: { base: '1', md: '3' },
    fontWeight: 'normal',
  },
  '& tr > :first-child': { textAlign: 'start', paddingInlineStart: '0' },
  '& thead th': { fontSize: '2xs', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'line' },
  // A phone has no room for six columns in the longer languages.
  mdDown: {
    display: 'grid',
    gridTemplateColumns: '[repeat(5, auto)]',
    '& thead, & tbody': { display: 'contents' },
    '& caption, & tr, & tr > :first-child': { gridColumn: '[1 / -1]' },
    '& tr': { display: 'grid', gridTemplateColumns: '[subgrid]', alignItems: 'end' },
    '& tbody tr > :first-child': { paddingBlockEnd: '0' },
    // Without the empty heading, screen readers would count one column off.
    '& thead td': { padding: '0' },
  },
})
const caption = css({ textStyle: 'label', textAlign: 'start' })

const changes = ['added', 'kept', 'replaced', 'removed'] as const

export const ImportTable = ({ counts, plan }: { counts: ImportReview['counts']; plan: ImportPlan }) => {
  const messages = useMessages().import
  return (
    <div className={frame}>
      <table className={table}>
        <caption className={caption}>{messages.outcome}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.inFile}</th>
            {changes.map((change) => (
              <th key={change} scope="col">
                {messages.changes[change]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {importLists.map((list) => (
            <tr key={list}>
              <th scope="row">{messages.lists[list]}</th>
              <td>{messages.count(counts[list])}</td>
              {changes.map((change) => (
                <td key={change}>{messages.count(plan.lists[list][change])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
