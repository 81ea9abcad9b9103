import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { judge, noMovies } from '../browser/judged-screens.ts'
import { places } from '../browser/visitor.ts'

test.use({ build: 'demo' })

judge([
  [
    'the gallery of flows',
    noMovies,
    async (I) => {
      await I.open('/flows')
      await I.seeHeading('Flows')
    },
  ],
  [
    'a flow',
    noMovies,
    async (I) => {
      await I.open('/flows?flow=search-box')
      await I.click('typed · alien')
      await I.click('Advance the clock by 500 ms')
      await I.see('Reject')
    },
  ],
  [
    'the running flows panel',
    noMovies,
    async (I) => {
      await I.open('/flows')
      await I.click('Watch alongside the app')
      await places(I.page).search.focus()
      await expect(I.page.getByRole('complementary', { name: 'Running flows' })).toContainText('Search box')
    },
  ],
])
