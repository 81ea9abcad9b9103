import { Fragment } from 'react'
import { factOutcomes, historyKinds } from '#domain/imports/planned.ts'
import type { ViewingCounts } from '#domain/imports/review-counts.ts'
import { formatList } from '#i18n/numbers.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { CountsRow, CountsTable } from '../backup/counts-table.tsx'
import { note } from '../styles.ts'
import { keyOfGroup, type RowGroup, type RowGroups } from './row-groups.ts'

const rows = css({
  '& caption': { paddingBottom: '2' },
  '& th, & td': { paddingBlock: '0.5' },
  '& tbody tr[data-detail]': { borderTopStyle: 'none' },
})
const zero = css({ color: 'fg.muted', display: 'inline-block', minHeight: '11', alignContent: 'center' })
const count = css({ '&[aria-pressed=true]': { fontWeight: 'bold' } })
const detail = css({ display: 'block', paddingBottom: '2' })

interface OutcomeTableProps {
  readonly groups: RowGroups
  readonly viewings: ViewingCounts
  readonly open: RowGroup | null
  readonly onToggle: (group: RowGroup) => void
}

/** How many facts of each kind are imported; each number opens its rows. What the import does not have is not shown. */
export const OutcomeTable = ({ groups, viewings, open, onToggle }: OutcomeTableProps) => {
  const { review: messages } = useMessages().history
  const language = useValue(useApp().language.current)
  const kinds = historyKinds.filter((of) => factOutcomes.some((outcome) => groups.facts(of, outcome).length > 0))
  const outcomes = factOutcomes.filter(
    (outcome) => outcome === 'new' || kinds.some((of) => groups.facts(of, outcome).length > 0),
  )
  const details = [
    viewings.rated > 0 && messages.withRating({ count: viewings.rated }),
    viewings.noted > 0 && messages.withReview({ count: viewings.noted }),
    viewings.tagged > 0 && messages.withTags({ count: viewings.tagged }),
  ].filter((text) => text !== false)
  if (kinds.length === 0) return null
  return (
    <CountsTable
      caption={messages.outcome}
      columns={outcomes.map((outcome) => messages.outcomes[outcome])}
      className={rows}
    >
      {kinds.map((of) => (
        <Fragment key={of}>
          <CountsRow name={messages.kinds[of]}>
            {outcomes.map((outcome) => {
              const { length } = groups.facts(of, outcome)
              const group: RowGroup = { kind: 'facts', of, outcome }
              return (
                <td key={outcome}>
                  {length === 0 ? (
                    <span className={zero}>{messages.count({ count: 0 })}</span>
                  ) : (
                    <Button
                      variant="link"
                      className={count}
                      aria-pressed={open !== null && keyOfGroup(open) === keyOfGroup(group)}
                      aria-label={messages.rowsOf({
                        group: `${messages.kinds[of]}, ${messages.outcomes[outcome]}`,
                        count: length,
                      })}
                      onClick={() => onToggle(group)}
                    >
                      {messages.count({ count: length })}
                    </Button>
                  )}
                </td>
              )
            })}
          </CountsRow>
          {of === 'viewings' && details.length > 0 ? (
            <tr data-detail="">
              <td colSpan={outcomes.length + 1}>
                <span className={cx(note, detail)}>{formatList(language, details)}</span>
              </td>
            </tr>
          ) : null}
        </Fragment>
      ))}
    </CountsTable>
  )
}
