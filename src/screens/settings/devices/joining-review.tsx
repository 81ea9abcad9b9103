import type { ReactNode } from 'react'
import type { Comparison, JoiningChoice, MergeChoice } from '#domain/devices/exchange.ts'
import { formatList } from '#i18n/numbers.ts'
import type { JoiningEvent } from '#machines/joining.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { quiet } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { CountsRow, CountsTable } from '../backup/counts-table.tsx'
import { Choices } from './choices.tsx'

const choices: readonly JoiningChoice[] = ['join', 'take theirs', 'replace theirs']
const rows = ['onlyHere', 'onlyThere', 'same', 'differing'] as const

interface JoiningReviewProps {
  readonly comparison: Comparison
  readonly choice: MergeChoice
  readonly send: (event: JoiningEvent) => void
  /** Who it comes from. */
  readonly origin: ReactNode
  /** What else is to be answered. */
  readonly children?: ReactNode
}

/** What is here and there, and what becomes of both. */
export const JoiningReview = ({ comparison, choice, send, origin, children }: JoiningReviewProps) => {
  const { cancel, joining } = useMessages().devices
  const language = useValue(useApp().language.current)
  const { sameNames } = comparison
  return (
    <>
      {origin}
      <p className={quiet}>{joining.note}</p>
      <ComparisonTable comparison={comparison} />
      <Choices
        legend={joining.legend}
        values={choices}
        texts={joining.choices}
        chosen={choice.joining}
        onChoose={(chosen) => send({ type: 'joining chosen', joining: chosen })}
      />
      {choice.joining === 'join' && sameNames.length > 0 ? (
        <Checkbox
          label={joining.sameNames}
          hint={formatList(language, sameNames)}
          checked={choice.joinsCollections}
          onChange={(joinsCollections) => send({ type: 'collections answered', joinsCollections })}
        />
      ) : null}
      {children}
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button variant={choice.joining === 'join' ? 'solid' : 'danger'} onClick={() => send({ type: 'confirmed' })}>
          {joining.choices[choice.joining].name}
        </Button>
      </DialogActions>
    </>
  )
}

const ComparisonTable = ({ comparison }: { comparison: Comparison }) => {
  const { joining } = useMessages().devices
  const { count } = useCoreMessages().progress
  return (
    <CountsTable caption={joining.table} columns={[]}>
      {rows.map((name) => (
        <CountsRow key={name} name={joining[name]}>
          <td>{count({ count: comparison[name] })}</td>
        </CountsRow>
      ))}
    </CountsTable>
  )
}
