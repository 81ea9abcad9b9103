import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from '#styled/css'
import { type ButtonVariantProps, button } from '#styled/recipes'

type Look = NonNullable<ButtonVariantProps['look']>

/** A button with words on it. */
export const Button = ({ look = 'outline', className, ...rest }: ComponentProps<'button'> & { look?: Look }) => (
  <button type="button" {...rest} className={cx(button({ look }), className)} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'outline', className, ...rest }: LinkProps & { look?: Look }) => (
  <Link {...rest} className={cx(button({ look }), className)} />
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string
  readonly icon: ReactNode
  readonly look?: Look
  readonly shape?: 'icon' | 'corner'
}

/** A round button of 44 px with an icon; its label is its name and its tooltip. */
export const IconButton = ({ label, icon, look = 'quiet', shape = 'icon', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    data-tooltip={label}
    className={cx(button({ look, shape }), className)}
  >
    {icon}
  </button>
)
