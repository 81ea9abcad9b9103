import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { IconButton } from './button.tsx'

const banner = css({
  row: '2',
  minHeight: '13',
  marginBottom: '4',
  paddingInlineStart: '4',
  borderRadius: 'card',
  fontSize: 'sm',
  lineHeight: 'snug',
})
const tones = {
  quiet: css({ background: 'raised', color: 'fg.muted' }),
  warning: css({ background: 'accent.soft', color: 'fg' }),
}
const text = css({
  flexGrow: '1',
  paddingBlock: '1.5',
  minWidth: '0',
  '& :is(a, button)': { color: 'accent', fontWeight: 'semibold', cursor: 'pointer' },
})

// The text's distance from the start, less the button's own padding.
const beside = css({ flexShrink: '0', paddingBlock: '1.5', '&:last-child': { paddingInlineEnd: '3' } })

const stacked = css({ flexWrap: { base: 'wrap', md: 'nowrap' } })
const below = css({ wrap: '2', flexShrink: { base: '1', md: '0' } })
const fullLine = css({
  flexBasis: { base: 'full', md: '0' },
  paddingInlineEnd: '3',
  paddingBottom: { base: '0', md: '1.5' },
})

interface BannerProps {
  readonly tone?: keyof typeof tones
  readonly children: ReactNode
  readonly action?: ReactNode
  /** For more than one action: below the text where it is narrow. */
  readonly isStacked?: boolean
  /** Without it the banner cannot be dismissed. */
  readonly dismiss?: string
  readonly onDismiss?: () => void
}

export const Banner = ({ tone = 'quiet', children, action, isStacked = false, dismiss, onDismiss }: BannerProps) => (
  <div className={cx(banner, tones[tone], isStacked && stacked)} role="status">
    <div className={cx(text, isStacked && fullLine)}>{children}</div>
    {action === undefined ? null : <div className={cx(beside, isStacked && below)}>{action}</div>}
    {dismiss === undefined ? null : <IconButton label={dismiss} icon={<X aria-hidden="true" />} onClick={onDismiss} />}
  </div>
)
