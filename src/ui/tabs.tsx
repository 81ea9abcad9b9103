import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { tabs } from '#styled/recipes/tabs.js'

export interface Tab<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly isEmpty?: boolean | undefined
}

const full = css({ '&[aria-selected=false]': { color: 'fg' } })

interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly current: Key
  readonly onChange: (key: Key) => void
  readonly children: ReactNode
}

/** For tabs that are not in the address. */
export const Tabs = <Key extends string>({ label, tabs: all, current, onChange, children }: TabsProps<Key>) => {
  const styles = tabs()
  return (
    <Ark.Root
      value={current}
      onValueChange={({ value }) => {
        const chosen = all.find(({ key }) => key === value)
        if (chosen) onChange(chosen.key)
      }}
    >
      <Ark.List className={styles.list} aria-label={label}>
        {all.map((tab) => (
          <Ark.Trigger key={tab.key} value={tab.key} className={cx(styles.tab, tab.isEmpty ? '' : full)}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {all.map((tab) => (
        <Ark.Content key={tab.key} value={tab.key}>
          {tab.key === current ? children : null}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
