import type { ComponentProps } from 'react'
import { css } from '#styled/css'
import { Banner } from '#ui/banner.tsx'

const card = css({
  borderRadius: 'card',
  background: 'surface',
  boxShadow: 'floating',
  '& > *': { marginBottom: '0' },
})

/** One of the notices over the foot of the page. */
export const FootBanner = (props: ComponentProps<typeof Banner>) => (
  <div className={card} data-foot-banner>
    <Banner {...props} />
  </div>
)
