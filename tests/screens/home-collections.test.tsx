import { describe, expect, it } from 'vitest'
import { collectionsOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'

const visitHome = (...names: readonly string[]) => {
  const { collections, collectionMovies } = collectionsOf(Object.fromEntries(names.map((name) => [name, []])))
  return renderApp({ stored: { collections, 'collection-movies': collectionMovies } })
}
const shownNames = () =>
  [...document.querySelectorAll('a[href^="/collections/"] [data-title]')].map((title) => title.textContent)

describe("Home's collections", () => {
  it('show the ten updated last, and how many more there are', async () => {
    const { I } = await visitHome(...Array.from({ length: 12 }, (_, index) => `Shelf ${index + 1}`))
    await I.see('heading', 'Your Collections')
    expect(shownNames()).toEqual(Array.from({ length: 10 }, (_, index) => `Shelf ${12 - index}`))
    expect(await I.see('link', 'View all 12 collections (2 more)')).toHaveAttribute('href', '/collections')
    expect(await I.see('link', 'Manage')).toHaveAttribute('href', '/collections')
  })

  it('say when there are none, and have their own messages when one is created there', async () => {
    const { I } = await visitHome()
    await I.seeText('You have no collections yet. Create one to group movies by theme.')
    await I.click('button', 'Create Collection')
    await I.focus('Collection Name')
    await I.type('Heists{Enter}')
    expect(await I.seeToast()).toEqual(['Collection Created', '"Heists" has been created successfully.'])
  })

  it('refuse a name that is taken in their own words, in the dialog alone', async () => {
    const { I, app } = await visitHome('Heists')
    await I.click('button', 'Create Collection')
    await I.focus('Collection Name')
    await I.type('heists{Enter}')
    expect(await I.see('alert')).toHaveTextContent(
      'Collection Name Already Exists A collection with the name "heists" already exists.',
    )
    expect(app.view.toasts.current.peek()).toBe(null)
  })
})
