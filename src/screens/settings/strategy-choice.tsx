import { type ImportPlan, type ImportReview, type ImportStrategy, importLists } from '#domain/imports.ts'
import { css } from '#styled/css'
import type { Texts } from '#text/texts.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const legend = css({ textStyle: 'label', marginBottom: '2' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&:has(input:checked)': { borderColor: 'accent', background: 'accent.soft' },
  '& input': { accentColor: 'accent', width: '5', height: '5', flexShrink: '0', cursor: 'pointer' },
})
const name = css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })
const hint = css({ display: 'block', textStyle: 'note', color: 'fg.muted', marginTop: '0.5' })

const strategies: readonly ImportStrategy[] = ['merge', 'overwrite']
const changes = ['added', 'kept', 'replaced', 'removed'] as const

/** All lists together, as 'Added 3, kept 10'; what is none is not named. */
const totals = ({ lists }: ImportPlan, words: Texts['import']): string =>
  changes
    .map((change) => [change, importLists.reduce((sum, list) => sum + lists[list][change], 0)] as const)
    .filter(([change, count]) => count > 0 || change === 'added')
    .map(([change, count]) => words.total(words.changes[change], count))
    .join(' · ')

interface StrategyChoiceProps {
  readonly plans: ImportReview['plans']
  readonly chosen: ImportStrategy
  readonly disabled: boolean
  readonly onChoose: (strategy: ImportStrategy) => void
}

/** Merge or overwrite, each with what it would do. */
export const StrategyChoice = ({ plans, chosen, disabled, onChoose }: StrategyChoiceProps) => {
  const words = useValue(useApp().text).import
  return (
    <fieldset className={group} disabled={disabled}>
      <legend className={legend}>{words.strategy}</legend>
      {strategies.map((strategy) => (
        <label key={strategy} className={choice}>
          <input
            type="radio"
            name="strategy"
            aria-label={words.strategies[strategy].name}
            checked={strategy === chosen}
            onChange={() => onChoose(strategy)}
          />
          <span className={name}>
            {words.strategies[strategy].name}
            <span className={hint}>{words.strategies[strategy].hint}</span>
            <span className={hint}>{totals(plans[strategy], words)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
