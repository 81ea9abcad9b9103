import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

// Below the extra-large breakpoint the full labels of four buttons do not fit into one row in every language.
const onWide = css({ xlDown: { display: 'none' } })
const onNarrow = css({
  xl: { display: 'none' },
  // Two words on two lines leave room for four tiles in a row.
  smDown: { maxWidth: '[8em]' },
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})
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
  /** Beside the icon on a wide screen, by default `label`. */
  readonly wide?: string
  /** Part of `label`, so that the visible text is in the accessible name. */
  readonly short: string
}

/** A tile with an icon over a short label on a phone, a button with its full label on a wide screen. */
export const ActionButton = ({ icon, label, short, wide = label, ...rest }: ActionButtonProps) => (
  <Button aria-label={label} {...rest} className={tile}>
    {icon}
    <span className={onWide}>{wide}</span>
    <span className={onNarrow}>{short}</span>
  </Button>
)
