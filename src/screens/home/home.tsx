import { ChevronRight } from 'lucide-react'
import { LoadBoundary } from '#components/load-boundary.tsx'
import { Page } from '#components/page.tsx'
import { screen } from '#components/screen.tsx'
import { useStartAtTop } from '#components/use-start-at-top.ts'
import { useStarted } from '#components/use-started.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { Recommended } from './recommended.tsx'

const YourCollections = screen(() => import('./your-collections.tsx').then((module) => module.YourCollections))

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
      {useStarted() ? (
        <LoadBoundary>
          <YourCollections.Component />
        </LoadBoundary>
      ) : null}
    </>
  )
}

const Trending = () => {
  const text = useValue(useApp().text)
  return (
    <Page
      heading={text.home.recommended}
      aside={
        <ButtonLink look="link" to="/discover?tab=trending">
          {text.home.seeAll}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      }
    >
      <div className={fourRows}>
        <LoadBoundary>
          <Recommended />
        </LoadBoundary>
      </div>
    </Page>
  )
}
