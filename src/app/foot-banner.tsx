import type { ComponentProps } from 'react'
import { css } from '#styled/css'
import { Banner } from '#ui/banner.tsx'

// Appears some time after the page: over its foot it shifts nothing.
const foot = css({
  position: 'sticky',
  bottom: { base: '[calc(4.25rem + env(safe-area-inset-bottom))]', md: '4' },
  zIndex: 'overlay',
  marginTop: '6',
  borderRadius: 'card',
  background: 'surface',
  boxShadow: 'floating',
  '& > *': { marginBottom: '0' },
  'body:has([data-selection-bar]) &': { position: 'static' },
})

export const FootBanner = (props: ComponentProps<typeof Banner>) => (
  <div className={foot} data-foot-banner>
    <Banner {...props} />
  </div>
)
