import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

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
  /** Looks like 36 px on a small picture, and is 44 px to the finger. */
  corner: css({
    width: '11',
    height: '11',
    padding: '1',
    borderRadius: 'full',
    backgroundClip: '[content-box]',
  }),
}

/** A button with words on it. */
export const Button = ({
  variant = 'outline',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) => (
  <button type="button" {...rest} className={cx(variants[variant], className)} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'outline', className, ...rest }: LinkProps & { variant?: Variant }) => (
  <Link {...rest} className={cx(variants[variant], className)} />
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: Variant
  readonly shape?: keyof typeof shapes
}

/** A round link that looks like an icon button. */
export const IconLink = ({ label, icon, className, ...rest }: Omit<LinkProps, 'children'> & IconLinkProps) => (
  <Link {...rest} aria-label={label} data-tooltip={label} className={cx(variants.quiet, shapes.icon, className)}>
    {icon}
  </Link>
)

interface IconLinkProps {
  readonly label: string
  readonly icon: ReactNode
}

/** A round button of 44 px with an icon; its label is its name and its tooltip. */
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
