import { type ImportPlan, type ImportReview, type ReviewedList, reviewedLists } from '#domain/backup/backup-import.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { CountsRow, CountsTable } from './counts-table.tsx'

const rows = css({
  '& th, & td': { paddingBlock: '2' },
  // A phone has no room for six columns in the longer languages.
  mdDown: {
    display: 'grid',
    gridTemplateColumns: '[repeat(5, auto)]',
    '& thead, & tbody': { display: 'contents' },
    '& caption, & tr, & tr > :first-child': { gridColumn: '1 / -1' },
    '& tr': { display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'end' },
    '& tbody tr > :first-child': { paddingBlockEnd: '0' },
    // Without the empty heading, screen readers would count one column off.
    '& thead td': { padding: '0' },
  },
})

const changes = ['added', 'kept', 'replaced', 'removed'] as const

export const ImportTable = ({ counts, plan }: { counts: ImportReview['counts']; plan: ImportPlan }) => {
  const messages = useMessages().import
  // On a phone, rows of zeros would push the buttons out of sight.
  const isShown = (list: ReviewedList) =>
    list === 'watchlist' || counts[list] > 0 || changes.some((change) => plan.lists[list][change] > 0)
  const columns = [messages.inFile, ...changes.map((change) => messages.changes[change])]
  return (
    <CountsTable caption={messages.outcome} columns={columns} className={rows}>
      {reviewedLists.filter(isShown).map((list) => (
        <CountsRow key={list} name={messages.lists[list]}>
          <td>{messages.count({ count: counts[list] })}</td>
          {changes.map((change) => (
            <td key={change}>{messages.count({ count: plan.lists[list][change] })}</td>
          ))}
        </CountsRow>
      ))}
    </CountsTable>
  )
}
