import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

// Below the large breakpoint the full labels of four buttons do not fit into one row in every language.
const wide = css({ lgDown: { display: 'none' } })
const narrow = css({ lg: { display: 'none' }, hyphens: 'auto', overflowWrap: 'anywhere' })
const tile = css({
  smDown: {
    flexDirection: 'column',
    gap: '1',
    minHeight: '16',
    paddingInline: '0',
    paddingBlock: '1.5',
    fontSize: '2xs',
    lineHeight: 'tight',
    letterSpacing: 'tight',
  },
})

interface ActionButtonProps extends ComponentProps<typeof Button> {
  readonly icon: ReactNode
  readonly label: string
  /** Part of `label`, so that the visible text is in the accessible name. */
  readonly short: string
}

/** A tile with an icon over a short label on a phone, a button with its full label on a wide screen. */
export const ActionButton = ({ icon, label, short, ...rest }: ActionButtonProps) => (
  <Button aria-label={label} {...rest} className={tile}>
    {icon}
    <span className={wide}>{label}</span>
    <span className={narrow}>{short}</span>
  </Button>
)
