import { css } from '#styled/css'

/** Between 768 and 1024 px the sidebar has room for icons: only screen readers meet this text. */
export const onlyInWideSidebar = css({ srOnly: { base: true, lg: false } })

/** Below the icon in the narrow sidebar; without it where the screen is too low for both. */
export const nameInSidebar = css({
  mdToLg: { fontSize: '[0.6875rem]', lineHeight: 'tight' },
  textAlign: { md: 'center', lg: 'start' },
  maxWidth: 'full',
  hyphens: { md: 'auto', lg: 'manual' },
  overflowWrap: 'anywhere',
  lgDown: { _lowScreen: { srOnly: true } },
})
