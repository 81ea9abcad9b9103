import { css } from '#styled/css'

/** Between 768 and 1024 px the sidebar has room for icons: only screen readers meet this text. */
export const onlyInWideSidebar = css({ srOnly: { base: true, lg: false } })
