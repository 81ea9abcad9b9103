import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { select } from '#styled/recipes/select.js'
import type { Choice } from './select.tsx'

const box = css({ position: 'relative' })
const input = css({ paddingInlineEnd: '10', textOverflow: 'ellipsis' })
const opener = css({
  position: 'absolute',
  insetInlineEnd: '0',
  top: '0',
  width: '11',
  height: '11',
  row: '0',
  justifyContent: 'center',
  cursor: 'pointer',
})
const empty = css({ padding: '3', color: 'fg.muted' })

interface ComboboxProps {
  readonly label: string
  readonly none: string
  readonly open: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** BCP 47 tag of the choices, for comparing without case and accents. */
  readonly language: string
  readonly describedBy?: string
}

/** 'aland' finds 'Åland'. */
const normalize = (text: string, language: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language)

export const Combobox = ({ label, none, open, choices, value, onChange, language, describedBy }: ComboboxProps) => {
  const styles = select()
  const fieldStyles = field()
  // Null shows the chosen value; an open list starts with an empty field.
  const [typed, setTyped] = useState<string | null>(null)
  const chosenLabel = choices.find((choice) => choice.value === value)?.label ?? ''
  const collection = useMemo(() => {
    const query = normalize((typed ?? '').trim(), language)
    return createListCollection({
      items: choices.filter((choice) => normalize(choice.label, language).includes(query)),
    })
  }, [choices, typed, language])
  return (
    <Ark.Root
      className={fieldStyles.root}
      collection={collection}
      value={[value]}
      onValueChange={({ value: [chosen] }) => {
        if (chosen !== undefined) onChange(chosen)
      }}
      inputValue={typed ?? chosenLabel}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') setTyped(inputValue)
      }}
      onOpenChange={({ open: isOpen }) => setTyped((before) => (isOpen ? (before ?? '') : null))}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Ark.Label className={fieldStyles.label}>{label}</Ark.Label>
      <Ark.Control className={box}>
        <Ark.Input className={cx(fieldStyles.input, input)} placeholder={chosenLabel} aria-describedby={describedBy} />
        <Ark.Trigger className={cx(styles.indicator, opener)} aria-label={open}>
          <ChevronDown aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            {collection.items.length === 0 ? <p className={empty}>{none}</p> : null}
            {collection.items.map((choice) => (
              <Ark.Item key={choice.value} item={choice} className={styles.item}>
                <Ark.ItemText>{choice.label}</Ark.ItemText>
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
