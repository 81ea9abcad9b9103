import { useMemo } from 'react'
import { companionsFrom, knownCompanions, withCompanionToggled } from '#domain/records/companions.ts'
import { css } from '#styled/css'
import { TextField } from '#ui/text-field.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

const mostSuggested = 8

const group = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const chip = css({
  minHeight: '11',
  maxWidth: 'full',
  paddingInline: '4',
  borderRadius: 'full',
  layerStyle: 'outlined',
  textStyle: 'label',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&[aria-pressed=true]': { borderColor: 'accent', background: 'accent.soft', color: 'accent' },
})

interface CompanionsFieldProps {
  /** Names, separated by commas. */
  readonly companions: string
  readonly isReadOnly: boolean
  readonly onChange: (companions: string) => void
}

/** The names of those who watched it too, with those of earlier viewings to choose from. */
export const CompanionsField = ({ companions, isReadOnly, onChange }: CompanionsFieldProps) => {
  const messages = useSectionMessages('diary')
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
        <fieldset className={chips} aria-label={messages.knownCompanions} disabled={isReadOnly}>
          {known.map((name) => (
            <button
              key={name}
              type="button"
              className={chip}
              dir="auto"
              aria-pressed={chosen.includes(name)}
              onClick={() => onChange(withCompanionToggled(companions, name))}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
