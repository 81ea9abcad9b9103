import { useMemo } from 'react'
import { companionsFrom, knownCompanions, withCompanionToggled } from '#domain/records/companions.ts'
import { css } from '#styled/css'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const mostSuggested = 8

const group = css({ stack: '2' })
interface CompanionsFieldProps {
  /** Names, separated by commas. */
  readonly companions: string
  readonly isReadOnly: boolean
  readonly onChange: (companions: string) => void
}

/** The names of those who watched it too, with those of earlier viewings to choose from. */
export const CompanionsField = ({ companions, isReadOnly, onChange }: CompanionsFieldProps) => {
  const messages = useMessages().diary
  const { records } = useApp()
  // As they were when the form opened: those of the form itself do not join them.
  const known = useMemo(() => knownCompanions(records.watchHistory.peek()).slice(0, mostSuggested), [records])
  const chosen = companionsFrom(companions)
  return (
    <div className={group}>
      <TextField
        label={messages.companions}
        hint={messages.companionsHint}
        value={companions}
        readOnly={isReadOnly}
        onChange={onChange}
      />
      {known.length === 0 ? null : (
        <ChipGroup legend={messages.knownCompanions} disabled={isReadOnly}>
          {known.map((name) => (
            <Chip
              key={name}
              type="checkbox"
              name="companion"
              label={name}
              checked={chosen.includes(name)}
              onChoose={() => onChange(withCompanionToggled(companions, name))}
            />
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
