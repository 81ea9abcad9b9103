import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

const looks = {
  solid: button({ look: 'solid' }),
  outline: button({ look: 'outline' }),
  quiet: button({ look: 'quiet' }),
  link: button({ look: 'link' }),
  positive: button({ look: 'positive' }),
  danger: button({ look: 'danger' }),
  onPicture: button({ look: 'onPicture' }),
  onPicturePositive: button({ look: 'onPicturePositive' }),
}
type Look = keyof typeof looks

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
export const Button = ({ look = 'outline', className, ...rest }: ComponentProps<'button'> & { look?: Look }) => (
  <button type="button" {...rest} className={cx(looks[look], className)} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'outline', className, ...rest }: LinkProps & { look?: Look }) => (
  <Link {...rest} className={cx(looks[look], className)} />
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string
  readonly icon: ReactNode
  readonly look?: Look
  readonly shape?: keyof typeof shapes
}

/** A round link that looks like an icon button. */
export const IconLink = ({ label, icon, className, ...rest }: Omit<LinkProps, 'children'> & IconLinkProps) => (
  <Link {...rest} aria-label={label} data-tooltip={label} className={cx(looks.quiet, shapes.icon, className)}>
    {icon}
  </Link>
)

interface IconLinkProps {
  readonly label: string
  readonly icon: ReactNode
}

/** A round button of 44 px with an icon; its label is its name and its tooltip. */
export const IconButton = ({ label, icon, look = 'quiet', shape = 'icon', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    data-tooltip={label}
    className={cx(looks[look], shapes[shape], className)}
  >
    {icon}
  </button>
)
