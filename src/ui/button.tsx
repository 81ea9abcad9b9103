import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'

const variants = {
  solid: button({ variant: 'solid' }),
  outline: button({ variant: 'outline' }),
  quiet: button({ variant: 'quiet' }),
  link: button({ variant: 'link' }),
  positive: button({ variant: 'positive' }),
  danger: button({ variant: 'danger' }),
  onPicture: button({ variant: 'onPicture' }),
  onPicturePositive: button({ variant: 'onPicturePositive' }),
  onPictureAccent: button({ variant: 'onPictureAccent' }),
}
type Variant = keyof typeof variants

const shapes = {
  icon: css({ width: '11', paddingInline: '0', borderRadius: 'full' }),
  /** Looks 32 px wide, or 36 px on a larger screen; the touch target is 44 px. */
  corner: css({
    width: '11',
    height: '11',
    padding: { base: '1.5', md: '1' },
    '& svg': { boxSize: { base: '4.5', md: '5' } },
    borderRadius: 'full',
    backgroundClip: 'content-box',
  }),
}

export const Button = ({
  variant = 'outline',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) => (
  <button type="button" {...rest} className={cx(variants[variant], className)} />
)

export const ButtonLink = ({ variant = 'outline', className, ...rest }: LinkProps & { variant?: Variant }) => (
  <Link {...rest} className={cx(variants[variant], className)} />
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: Variant
  readonly shape?: keyof typeof shapes
}

export const IconLink = ({ label, icon, className, ...rest }: Omit<LinkProps, 'children'> & IconLinkProps) => (
  <Link {...rest} aria-label={label} data-tooltip={label} className={cx(variants.quiet, shapes.icon, className)}>
    {icon}
  </Link>
)

interface IconLinkProps {
  readonly label: string
  readonly icon: ReactNode
}

export const IconButton = ({ label, icon, variant = 'quiet', shape = 'icon', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    data-tooltip={label}
    className={cx(variants[variant], shapes[shape], className)}
  >
    {icon}
  </button>
)
