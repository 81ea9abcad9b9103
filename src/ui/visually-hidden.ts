import { css } from '#styled/css'

/** Class of what only a screen reader meets. */
export const visuallyHidden = css({ srOnly: true })
