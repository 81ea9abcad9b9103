import type { ChangeScope } from '#domain/devices/exchange.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { Choices } from './choices.tsx'

const scopes: readonly ChangeScope[] = ['here', 'everywhere']

interface ScopeChoiceProps {
  readonly chosen: ChangeScope
  readonly disabled?: boolean
  readonly onChoose: (scope: ChangeScope) => void
}

/** Asked about what replaces or deletes much, once other devices share the library. */
export const ScopeChoice = ({ chosen, disabled = false, onChoose }: ScopeChoiceProps) => {
  const { legend, choices } = useMessages().devices.scope
  return (
    <Choices legend={legend} values={scopes} texts={choices} chosen={chosen} disabled={disabled} onChoose={onChoose} />
  )
}
