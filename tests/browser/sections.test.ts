import { test } from './journey.ts'
import { givenCollection } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

const follow = (I: Visitor, name: string | RegExp) => places(I.page).modal.getByRole('link', { name }).first().click()

test('a movie of a collection leads to a person, to another movie, and back to the collection', async ({ I }) => {
  await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
  await I.open('/collections/7?filter=i')
  await I.openMovie('Interstellar')
  await I.seeMovie('Interstellar')
  await I.seeAddress('/collections/7/movie/157336?filter=i')
  await follow(I, 'Christopher Nolan')
  await I.seeMovie('Christopher Nolan')
  await I.seeAddress('/collections/7/person/525?filter=i')
  await places(I.page)
    .modal.getByRole('tab', { name: /^Directing/ })
    .click()
  await follow(I, /^Oppenheimer/)
  await I.seeMovie('Oppenheimer')
  await I.seeAddress('/collections/7/movie/872585?filter=i&fromPerson=525&personName=Christopher%20Nolan')
  await I.page.goBack()
  await I.seeMovie('Christopher Nolan')
  await I.page.goForward()
  await I.seeMovie('Oppenheimer')
  await I.click('Back to Christopher Nolan')
  await I.seeMovie('Christopher Nolan')
  await I.page.goBack()
  await I.seeMovie('Interstellar')
  await I.closeMovie()
  await I.seeAddress('/collections/7?filter=i')
  await I.seeHeading('Space')
  await I.seeCards('Interstellar', 'Alien')
})
