import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenCollection, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const seeBehind = (I: Visitor, heading: string) => expect(I.page.locator('main h1', { hasText: heading })).toBeVisible()

type Arrival = readonly [path: string, title: string, behind: string, list: string]

const arrivals: Readonly<Record<string, readonly Arrival[]>> = {
  collections: [
    ['/collections/7/movie/157336?filter=i', 'Interstellar', 'Space', '/collections/7?filter=i'],
    ['/collections/7/person/525', 'Christopher Nolan', 'Space', '/collections/7'],
    ['/collections/movie/157336', 'Interstellar', 'My Collections', '/collections'],
    ['/collections/person/525', 'Christopher Nolan', 'My Collections', '/collections'],
  ],
  'the watched movies and Home': [
    ['/person/525', 'Christopher Nolan', 'Recommended for You', '/'],
    ['/watched/person/525?page=1', 'Christopher Nolan', 'Watched Movies', '/watched?page=1'],
    ['/watched/movie/157336', 'Interstellar', 'Watched Movies', '/watched'],
  ],
  Discover: [
    ['/discover/person/525?tab=genre', 'Christopher Nolan', 'Discover', '/discover?tab=genre'],
    ['/genre/movie/157336?page=2', 'Interstellar', 'Discover', '/discover?page=2&tab=genre'],
    ['/genre/person/525', 'Christopher Nolan', 'Discover', '/discover?tab=genre'],
    ['/search/movie/157336?query=space', 'Interstellar', 'Discover', '/discover?query=space&tab=search'],
    ['/search/person/525?query=space', 'Christopher Nolan', 'Discover', '/discover?query=space&tab=search'],
  ],
}

for (const [where, addresses] of Object.entries(arrivals)) {
  test(`a movie or person in ${where} opens by its address over its list, and closing returns to it`, async ({ I }) => {
    await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
    for (const [path, title, behind, list] of addresses) {
      await test.step(path, async () => {
        await I.open(path)
        await I.seeMovie(title)
        await seeBehind(I, behind)
        await I.press('Escape')
        await I.seeNoModal()
        await I.seeAddress(list)
        await seeBehind(I, behind)
      })
    }
  })
}

for (const section of ['/watched', '/genre', '/search']) {
  test(`in ${section} a user opens a movie, and Back returns step by step`, async ({ I }) => {
    await givenWatchlist(I.page, 'Interstellar ✓')
    await I.open(`${section}/person/525`)
    await I.seeMovie('Christopher Nolan')
    await places(I.page)
      .modal.getByRole('tab', { name: /^Directing/ })
      .click()
    await places(I.page)
      .modal.getByRole('link', { name: /^Oppenheimer/ })
      .first()
      .click()
    await I.seeMovie('Oppenheimer')
    await I.seeAddress(`${section}/movie/872585?fromPerson=525&personName=Christopher%20Nolan`)
    await I.click('Back to Christopher Nolan')
    await I.seeMovie('Christopher Nolan')
    await I.seeAddress(`${section}/person/525`)
    await I.page.goForward()
    await I.seeMovie('Oppenheimer')
    await I.page.goBack()
    await I.seeMovie('Christopher Nolan')
    await expect(places(I.page).modal.getByRole('tab', { name: /^Directing/ })).toHaveAttribute('aria-selected', 'true')
  })
}
