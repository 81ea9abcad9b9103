import { css } from '#styled/css'

export const visuallyHidden = css({ srOnly: true })
