import { useSectionMessages } from '#components/use-section-messages.ts'
import { factOutcomes, historyKinds } from '#domain/history/planned.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { table, tableFrame } from '../table-styles.ts'
import { keyOfGroup, type RowGroup, type RowGroups } from './row-groups.ts'

const rows = css({ '& th, & td': { paddingBlock: '0.5' } })
const caption = css({ textStyle: 'label', textAlign: 'start', paddingBottom: '2' })
const zero = css({ color: 'fg.muted', display: 'inline-block', minHeight: '11', alignContent: 'center' })
const count = css({ '&[aria-pressed=true]': { fontWeight: 'bold' } })

interface OutcomeTableProps {
  readonly groups: RowGroups
  readonly open: RowGroup | null
  readonly onToggle: (group: RowGroup) => void
}

/** How many rows of each kind are imported; each number opens its rows. */
export const OutcomeTable = ({ groups, open, onToggle }: OutcomeTableProps) => {
  const { review: messages } = useSectionMessages('history')
  return (
    <div className={tableFrame}>
      <table className={cx(table, rows)}>
        <caption className={caption}>{messages.outcome}</caption>
        <thead>
          <tr>
            <td />
            {factOutcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {messages.outcomes[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {historyKinds.map((of) => (
            <tr key={of}>
              <th scope="row">{messages.kinds[of]}</th>
              {factOutcomes.map((outcome) => {
                const { length } = groups.facts(of, outcome)
                const group: RowGroup = { kind: 'facts', of, outcome }
                return (
                  <td key={outcome}>
                    {length === 0 ? (
                      <span className={zero}>{messages.count(0)}</span>
                    ) : (
                      <Button
                        variant="link"
                        className={count}
                        aria-pressed={open !== null && keyOfGroup(open) === keyOfGroup(group)}
                        aria-label={messages.rowsOf(`${messages.kinds[of]}, ${messages.outcomes[outcome]}`, length)}
                        onClick={() => onToggle(group)}
                      >
                        {messages.count(length)}
                      </Button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
