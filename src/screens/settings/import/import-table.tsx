import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { type ImportPlan, type ImportReview, reviewedLists } from '#domain/backup/imports.ts'
import { css, cx } from '#styled/css'
import { table, tableFrame } from './table-styles.ts'

const rows = css({
  '& th, & td': { paddingBlock: '2' },
  // A phone has no room for six columns in the longer languages.
  mdDown: {
    display: 'grid',
    gridTemplateColumns: '[repeat(5, auto)]',
    '& thead, & tbody': { display: 'contents' },
    '& caption, & tr, & tr > :first-child': { gridColumn: '1 / -1' },
    '& tr': { display: 'grid', gridTemplateColumns: '[subgrid]', alignItems: 'end' },
    '& tbody tr > :first-child': { paddingBlockEnd: '0' },
    // Without the empty heading, screen readers would count one column off.
    '& thead td': { padding: '0' },
  },
})
const caption = css({ textStyle: 'label', textAlign: 'start' })

const changes = ['added', 'kept', 'replaced', 'removed'] as const

export const ImportTable = ({ counts, plan }: { counts: ImportReview['counts']; plan: ImportPlan }) => {
  const messages = useSectionMessages('import')
  return (
    <div className={tableFrame}>
      <table className={cx(table, rows)}>
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
          {reviewedLists.map((list) => (
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
