import { useSectionMessages } from '#components/use-section-messages.ts'
import { factOutcomes, historyKinds } from '#domain/history/planned.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { keyOfGroup, type RowGroup, type RowGroups } from './row-groups.ts'

const frame = css({ overflowX: 'auto' })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    paddingBlock: '0.5',
    paddingInlineStart: { base: '1', md: '3' },
    fontWeight: 'normal',
  },
  '& tr > :first-child': { textAlign: 'start', paddingInlineStart: '0' },
  '& thead th': { fontSize: '2xs', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'line' },
})
const caption = css({ textStyle: 'label', textAlign: 'start', paddingBottom: '2' })
const zero = css({ color: 'fg.muted', display: 'inline-block', minHeight: '11', alignContent: 'center' })
const count = css({ '&[aria-pressed=true]': { fontWeight: 'bold' } })

interface OutcomeTableProps {
  readonly groups: RowGroups
  readonly open: RowGroup | null
  readonly onToggle: (group: RowGroup) => void
}

/** How many rows of each kind come in; each number opens its rows. */
export const OutcomeTable = ({ groups, open, onToggle }: OutcomeTableProps) => {
  const { review: messages } = useSectionMessages('history')
  return (
    <div className={frame}>
      <table className={table}>
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
