import { Portal } from '@ark-ui/react/portal'
import { Select as Ark, createListCollection } from '@ark-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { select } from '#styled/recipes/select.js'
import { quiet } from '../texts.ts'
import { visuallyHidden } from '../visually-hidden.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly lang?: string
  /** Shown beside the label, in the page's language. */
  readonly note?: string
}

const { root, label: labelStyle } = field()
const note = css({ textStyle: 'note', color: 'fg.muted', flexGrow: '1', textAlign: 'end', marginInlineStart: '3' })

// One line high: where the label and the value do not fit beside each other, the label wraps out of sight.
const inside = css({
  display: 'flex',
  flexWrap: { base: 'wrap-reverse', _largeText: 'wrap' },
  alignContent: 'flex-end',
  flexGrow: '1',
  minWidth: '0',
  columnGap: '1.5',
  height: { base: '[1.5em]', _largeText: 'auto' },
  '& > span': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' },
})

interface SelectProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly describedBy?: string
  /** Inside, the label is shown before the value where both fit. */
  readonly labelPlacement?: 'above' | 'inside' | 'hidden'
}

export const Select = ({ label, choices, value, onChange, describedBy, labelPlacement = 'above' }: SelectProps) => {
  const styles = select()
  const collection = useMemo(() => createListCollection({ items: choices }), [choices])
  return (
    <Ark.Root
      className={root}
      collection={collection}
      value={[value]}
      onValueChange={({ value: [chosen] }) => {
        if (chosen !== undefined) onChange(chosen)
      }}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Ark.Label className={labelPlacement === 'above' ? labelStyle : visuallyHidden}>{label}</Ark.Label>
      <Ark.Control>
        <Ark.Trigger className={styles.trigger} aria-describedby={describedBy}>
          {labelPlacement === 'inside' ? (
            <span className={inside}>
              <span className={quiet} aria-hidden="true">
                {label}
              </span>
              <Ark.ValueText />
            </span>
          ) : (
            <Ark.ValueText />
          )}
          <Ark.Indicator className={styles.indicator}>
            <ChevronDown aria-hidden="true" />
          </Ark.Indicator>
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            {choices.map((choice) => (
              <Ark.Item key={choice.value} item={choice} className={styles.item}>
                <Ark.ItemText lang={choice.lang}>{choice.label}</Ark.ItemText>
                {choice.note === undefined || choice.note === choice.label ? null : (
                  <span className={note}>{choice.note}</span>
                )}
                <Ark.ItemIndicator className={styles.itemIndicator}>
                  <Check aria-hidden="true" />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
