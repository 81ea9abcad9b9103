import { ChevronRight } from 'lucide-react'
import { AsyncBoundary } from '#components/async-boundary.tsx'
import { Page } from '#components/page.tsx'
import { useStartAtTop } from '#components/use-start-at-top.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { Recommended } from './recommended.tsx'

import { YourCollections } from './your-collections.tsx'

/** Four rows of every width: 8, 12, 16 and 20 cards in 2, 3, 4 and 5 columns (spec section 2, Home). */
const fourRows = css({
  '& li:nth-child(n + 9)': { smDown: { display: 'none' } },
  '& li:nth-child(n + 13)': { lgDown: { display: 'none' } },
  '& li:nth-child(n + 17)': { xlDown: { display: 'none' } },
})

/** Home: what is trending this week, and the person's collections. */
export const Home = () => {
  useStartAtTop()
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
