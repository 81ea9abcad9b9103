import { historyKinds, type Precedence, type Precedences } from '#domain/imports/planned.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import type { RowGroups } from './row-groups.ts'
import { stack } from './styles.ts'

const all: readonly Precedence[] = ['newer', 'file', 'mine']

interface PrecedenceChoicesProps {
  readonly groups: RowGroups
  readonly precedences: Precedences
  readonly isDisabled: boolean
  readonly send: SendToHistory
}

/** Only for the kinds in which the file and the library differ. */
export const PrecedenceChoices = ({ groups, precedences, isDisabled, send }: PrecedenceChoicesProps) => {
  const { review: messages } = useMessages().history
  const differing = historyKinds.filter(
    (kind) => groups.facts(kind, 'changed').length + groups.facts(kind, 'kept').length > 0,
  )
  if (differing.length === 0) return null
  return (
    <fieldset className={stack} disabled={isDisabled}>
      {differing.map((kind) => (
        <NativeSelect
          key={kind}
          label={messages.precedence({ kind: messages.kinds[kind] })}
          choices={all.map((value) => ({ value, label: messages.precedences[value] }))}
          value={precedences[kind]}
          onChange={(precedence) => send({ type: 'precedence chosen', kind, precedence })}
        />
      ))}
    </fieldset>
  )
}
