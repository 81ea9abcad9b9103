import { Menu as Ark, useMenu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled/css'
import { useLayer } from './hooks/use-layer.ts'

const positioner = css({ zIndex: 'toast!' })
const content = css({
  stack: '0',
  minWidth: '52',
  maxWidth: 'window',
  padding: '1',
  layerStyle: 'card',
  color: 'fg',
  boxShadow: 'floating',
  outlineStyle: 'none',
  _open: { animationStyle: 'fade' },
})
const item = css({
  row: '3',
  minHeight: '11',
  paddingInline: '3',
  borderRadius: 'chip',
  textStyle: 'label',
  cursor: 'pointer',
  outlineStyle: 'none',
  '&[data-highlighted]': { background: 'raised' },
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})

const gutter = 4

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly onChoose: () => void
}

interface MenuProps {
  /** Without any, the button is a plain one. */
  readonly items: readonly MenuItem[]
  readonly placement: 'bottom-start' | 'bottom-end' | 'top-end'
  /** Renders the button with the properties that open the menu. */
  readonly children: (trigger: ComponentProps<'button'>) => ReactNode
}

export const Menu = ({ items, placement, children }: MenuProps) => {
  const menu = useMenu({ positioning: { placement, gutter } })
  useLayer(menu.api.open, () => menu.api.setOpen(false))
  return (
    <Ark.RootProvider value={menu} lazyMount unmountOnExit>
      {children(items.length === 0 ? {} : menu.api.getTriggerProps())}
      <Items items={items} />
    </Ark.RootProvider>
  )
}

export interface MenuOpening {
  /** Of the button, which has the focus again once it is closed. */
  readonly triggerId: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

interface ControlledMenuProps extends MenuOpening, Pick<MenuProps, 'items' | 'placement'> {}

/** Whose button was there before its code, and says when it opens. */
export const ControlledMenu = ({ items, placement, triggerId, isOpen, onOpenChange }: ControlledMenuProps) => {
  const menu = useMenu({
    open: isOpen,
    ids: { trigger: triggerId },
    onOpenChange: ({ open }) => onOpenChange(open),
    positioning: { placement, gutter },
  })
  useLayer(isOpen, () => onOpenChange(false))
  return (
    <Ark.RootProvider value={menu} lazyMount unmountOnExit>
      <Items items={items} />
    </Ark.RootProvider>
  )
}

const Items = ({ items }: Pick<MenuProps, 'items'>) => (
  <Portal>
    <Ark.Positioner className={positioner}>
      <Ark.Content className={content}>
        {items.map(({ id, label, icon, onChoose }) => (
          // Keys click the item too.
          <Ark.Item key={id} value={id} className={item} onClick={onChoose}>
            {icon}
            {label}
          </Ark.Item>
        ))}
      </Ark.Content>
    </Ark.Positioner>
  </Portal>
)
