import { useId } from 'react'
import { css } from '#styled/css'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'

const hint = css({ display: 'block', textStyle: 'note', color: 'fg.muted', marginTop: '0.5' })

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly values: readonly Value[]
  /** Each in one sentence, with its consequence. */
  readonly texts: Readonly<Record<Value, { readonly name: string; readonly hint: string }>>
  readonly chosen: Value | null
  readonly disabled?: boolean
  readonly onChoose: (value: Value) => void
}

/** One of a few, each with what it leads to. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { legend, values, texts, chosen, disabled = false, onChoose } = props
  const id = useId()
  return (
    <ChoiceGroup legend={legend} disabled={disabled}>
      {values.map((value, index) => (
        <Choice
          key={value}
          type="radio"
          name={id}
          aria-label={texts[value].name}
          aria-describedby={`${id}-${index}`}
          checked={value === chosen}
          onChoose={() => onChoose(value)}
        >
          {texts[value].name}
          <span id={`${id}-${index}`} className={hint}>
            {texts[value].hint}
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
