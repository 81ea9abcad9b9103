import { Telescope } from 'lucide-react'
import { type Condition, type Obstacle, type TonightConditions, withoutCondition } from '#domain/tonight/tonight.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useTexts } from './use-texts.ts'

interface EmptyProps {
  readonly conditions: TonightConditions
  readonly obstacle: Obstacle | null
  readonly onChange: (conditions: TonightConditions) => void
}

/** Names the condition that leaves no movie, and offers to drop it. */
export const Empty = ({ conditions, obstacle, onChange }: EmptyProps) => {
  const { empty } = useMessages().tonight
  const texts = useTexts()
  const titleOf = (condition: Condition): string => {
    if (condition === 'maxRuntime') return empty.maxRuntime({ length: texts.length(conditions.maxRuntime ?? 0) })
    return condition === 'taste' ? empty.taste({ taste: texts.taste(conditions.taste ?? '') }) : empty.services
  }
  const icon = <Telescope aria-hidden="true" />
  if (!obstacle) {
    return (
      <Notice icon={icon} title={empty[conditions.source.kind]}>
        {conditions.source.kind === 'unlisted' ? null : (
          <Button variant="solid" onClick={() => onChange({ ...conditions, source: { kind: 'unlisted' } })}>
            {empty.lookElsewhere}
          </Button>
        )}
      </Notice>
    )
  }
  const { condition, movies } = obstacle
  return (
    <Notice icon={icon} title={titleOf(condition)} hint={movies ? empty.without({ count: movies }) : undefined}>
      <Button variant="solid" onClick={() => onChange(withoutCondition(conditions, condition))}>
        {empty.drop[condition]}
      </Button>
    </Notice>
  )
}
