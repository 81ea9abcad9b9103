import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { IconButton } from './button.tsx'

const banner = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '[3.25rem]',
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
const words = css({
  flexGrow: '1',
  paddingBlock: '1.5',
  minWidth: '0',
  '& :is(a, button)': { color: 'accent', fontWeight: 'semibold', cursor: 'pointer' },
})

// As far from the end as the words are from the start, less what a button's own shape leaves.
const beside = css({ flexShrink: '0', paddingBlock: '1.5', '&:last-child': { paddingInlineEnd: '3' } })

interface BannerProps {
  readonly tone?: keyof typeof tones
  readonly children: ReactNode
  /** A button beside the words. */
  readonly action?: ReactNode
  /** Name of the button that takes the banner away; without it the banner stays. */
  readonly dismiss?: string
  readonly onDismiss?: () => void
}

/** A line across the top of a page that stays until dismissed. */
export const Banner = ({ tone = 'quiet', children, action, dismiss, onDismiss }: BannerProps) => (
  <div className={cx(banner, tones[tone])} role="status">
    <div className={words}>{children}</div>
    {action === undefined ? null : <div className={beside}>{action}</div>}
    {dismiss === undefined ? null : <IconButton label={dismiss} icon={<X aria-hidden="true" />} onClick={onDismiss} />}
  </div>
)
