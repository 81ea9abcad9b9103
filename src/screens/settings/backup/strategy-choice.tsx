import { useId } from 'react'
import type { ImportPlan, ImportReview, ImportStrategy } from '#domain/backup/backup-import.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

const hint = css({ display: 'block', textStyle: 'note', color: 'fg.muted', marginTop: '0.5' })

const strategies: readonly ImportStrategy[] = ['merge', 'overwrite']
const changes = ['added', 'kept', 'replaced', 'removed'] as const

const totals = ({ lists }: ImportPlan, messages: OtherMessages['import']): string =>
  changes
    .map((change) => [change, importLists.reduce((sum, list) => sum + lists[list][change], 0)] as const)
    .filter(([change, count]) => count > 0 || change === 'added')
    // Lines may break between two totals, never within one.
    .map(([change, count]) => messages.total({ change: messages.changes[change], count }).replaceAll(' ', '\u00a0'))
    .join('\u00a0· ')

interface StrategyChoiceProps {
  readonly plans: ImportReview['plans']
  readonly chosen: ImportStrategy
  readonly disabled: boolean
  readonly onChoose: (strategy: ImportStrategy) => void
}

export const StrategyChoice = ({ plans, chosen, disabled, onChoose }: StrategyChoiceProps) => {
  const messages = useMessages().import
  const id = useId()
  return (
    <ChoiceGroup legend={messages.strategy} disabled={disabled}>
      {strategies.map((strategy) => (
        <Choice
          key={strategy}
          type="radio"
          name="strategy"
          aria-label={messages.strategies[strategy].name}
          aria-describedby={`${id}-${strategy}-hint ${id}-${strategy}-totals`}
          checked={strategy === chosen}
          onChoose={() => onChoose(strategy)}
        >
          {messages.strategies[strategy].name}
          <span id={`${id}-${strategy}-hint`} className={hint}>
            {messages.strategies[strategy].hint}
          </span>
          <span id={`${id}-${strategy}-totals`} className={hint}>
            {totals(plans[strategy], messages)}
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
