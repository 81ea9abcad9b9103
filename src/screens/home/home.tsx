import { ChevronRight } from 'lucide-react'
import { AsyncBoundary } from '#components/async-boundary.tsx'
import { Page } from '#components/page.tsx'
import { useResetScroll } from '#components/use-reset-scroll.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { Recommended } from './recommended.tsx'

import { YourCollections } from './your-collections.tsx'

/** Complete rows in every layout: 8, 12, 16 or 20 cards in 2, 3, 4 or 5 columns. */
const fourRows = css({
  '& li:nth-child(n + 9)': { smDown: { display: 'none' } },
  '& li:nth-child(n + 13)': { lgDown: { display: 'none' } },
  '& li:nth-child(n + 17)': { xlDown: { display: 'none' } },
})

export const Home = () => {
  useResetScroll()
  return (
    <>
      <Trending />
      <YourCollections />
    </>
  )
}

const Trending = () => {
  const messages = useMessages()
  return (
    <Page
      heading={messages.home.recommended}
      aside={
        <ButtonLink variant="link" to="/discover?tab=trending">
          {messages.home.seeAll}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      }
    >
      <div className={fourRows}>
        <AsyncBoundary>
          <Recommended />
        </AsyncBoundary>
      </div>
    </Page>
  )
}
