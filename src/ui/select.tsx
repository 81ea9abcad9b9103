import { Portal } from '@ark-ui/react/portal'
import { Select as Ark, createListCollection } from '@ark-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { css } from '#styled/css'
import { select } from '#styled/recipes'

/** One choice of a list. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** Language of the label where it is not the page's. */
  readonly lang?: string
  /** Said beside the label, in the page's language; nothing where it says the same. */
  readonly note?: string
}

const note = css({ textStyle: 'note', color: 'fg.muted', flexGrow: '1', textAlign: 'end', marginInlineStart: '3' })

interface SelectProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** Id of what explains it. */
  readonly describedBy?: string
}

/** One choice out of a list that opens below its button; typing jumps to a choice. */
export const Select = ({ label, choices, value, onChange, describedBy }: SelectProps) => {
  const styles = select()
  const collection = useMemo(() => createListCollection({ items: choices }), [choices])
  return (
    <Ark.Root
      className={styles.root}
      collection={collection}
      value={[value]}
      onValueChange={({ value: [chosen] }) => {
        if (chosen !== undefined) onChange(chosen)
      }}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Ark.Label className={styles.label}>{label}</Ark.Label>
      <Ark.Control>
        <Ark.Trigger className={styles.trigger} aria-describedby={describedBy}>
          <Ark.ValueText />
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
