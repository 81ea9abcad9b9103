import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { judgeAsItStands } from '../browser/judged-screens.ts'
import { openKeyList } from '../browser/key-list.ts'
import { givenCollection, givenWatchlist, storedText } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'
import { backup, movie } from '../support/bad-files.ts'

const dialog = (I: Visitor, name: string) => I.page.getByRole('dialog', { name, exact: true })
/** Chooses a file with the given name for the import. */
const chooseFile = (I: Visitor, content: string) =>
  I.page
    .locator('#import input[type=file]')
    .setInputFiles({ name: 'matinee.json', mimeType: 'application/json', buffer: Buffer.from(content) })

test.describe('axe finds nothing serious in', () => {
  test.use({ build: 'demo' })

  test('a refused import, the review of an import, and the dialog that deletes all data', async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix ✓')
    await I.open('/settings')
    await expect(I.page.getByRole('button', { name: 'Import Data' })).toBeVisible()
    await chooseFile(I, '<html>')
    await I.seeToast('Import failed', 'Invalid JSON file format.')
    await judgeAsItStands(I, 'refused')
    await chooseFile(I, backup({ watchlist: [movie(1, 'Dune'), { nonsense: true }], settings: { apiKey: 'abc' } }))
    await expect(dialog(I, 'Import Data')).toBeVisible()
    await dialog(I, 'Import Data')
      .getByText(/couldn't be read and will be skipped/)
      .click()
    await judgeAsItStands(I, 'reviewed')
    // Saving a key would test it against TMDB.
    await dialog(I, 'Import Data')
      .getByRole('checkbox', { name: /API key/ })
      .uncheck()
    await dialog(I, 'Import Data').getByRole('button', { name: 'Import', exact: true }).click()
    await expect(I.page.getByRole('button', { name: 'Undo Import' })).toBeVisible()
    await judgeAsItStands(I, 'imported')
    await I.click('Delete All My Data')
    await expect(I.page.getByRole('dialog')).toBeVisible()
    await judgeAsItStands(I, 'deletion')
  })

  test('a toast with Undo, an open select, a list without matches, and the list of keyboard shortcuts', async ({
    I,
  }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
    await I.open('/watchlist')
    await I.remove('Alien')
    await I.seeToast('Removed from Watchlist', 'Alien has been removed from your watchlist')
    await judgeAsItStands(I, 'toast')
    await I.page.getByRole('combobox', { name: 'Sort by' }).click()
    await expect(I.page.getByRole('option').first()).toBeVisible()
    await judgeAsItStands(I, 'choice', [1280])
    await I.press('Escape')
    await I.page.getByLabel('Search your watchlist...').fill('zzz')
    await expect(I.page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    await judgeAsItStands(I, 'no match')
    await I.click('Clear filters')
    await openKeyList(I)
    await judgeAsItStands(I, 'keys')
  })

  test('an empty collection, its edit dialog, and a collection that does not exist', async ({ I }) => {
    await givenCollection(I.page, 7, 'Space')
    await I.open('/collections/7')
    await I.see('This collection is empty')
    await judgeAsItStands(I, 'empty')
    await I.click('Edit Collection')
    await expect(dialog(I, 'Edit Collection')).toBeVisible()
    await judgeAsItStands(I, 'change')
    await I.open('/collections/8')
    await I.seeToast('Collection not found', "The collection you're looking for doesn't exist.")
    await judgeAsItStands(I, 'none')
  })

  test('the streaming services on a narrow screen', async ({ I }) => {
    await I.page.setViewportSize({ width: 390, height: 844 })
    await I.open('/discover')
    await I.click('Services')
    await expect(dialog(I, 'Streaming Providers').getByText('Netflix', { exact: true })).toBeVisible()
    await judgeAsItStands(I, 'services', [390])
  })

  test('the banner for records that the browser refuses to save', async ({ I, expectConsole }) => {
    expectConsole(/QuotaExceededError/)
    await givenWatchlist(I.page, 'Alien')
    await I.open('/watchlist')
    // Without a database from the start, local storage would take the change.
    await expect.poll(() => storedText(I.page, 'records-revision')).not.toBeNull()
    await I.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await I.markWatched('Alien')
    await expect(places(I.page).main.getByRole('button', { name: 'Export Data' })).toBeVisible()
    await judgeAsItStands(I, 'refused')
  })

  test.describe('a first visit', () => {
    test.use({ locale: 'de-DE' })

    test('that is offered its language and accepts it', async ({ I }) => {
      await I.open('/')
      await expect(I.page.getByRole('button', { name: 'Auf Deutsch umstellen' })).toBeVisible()
      await I.seeCardCount(20)
      await judgeAsItStands(I, 'offer')
      await I.click('Auf Deutsch umstellen')
      await expect(I.page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await judgeAsItStands(I, 'German')
    })
  })
})

test.describe('axe finds nothing serious in pages', () => {
  test('with the streaming services, whose source is a link in a sentence', async ({ I }) => {
    await I.open('/discover')
    await I.click('Services')
    await expect(dialog(I, 'Streaming Providers').getByRole('link', { name: 'JustWatch' })).toBeVisible()
    await judgeAsItStands(I, 'services', [1280])
  })

  test('that failed to load: Home, a search, a movie and a person', async ({ I, catalog, expectConsole }) => {
    expectConsole(/TMDB API error/, /Failed to load resource/)
    for (const path of [/\/trending\//, /\/search\//, /\/movie\/\d+/, /\/person\//]) catalog.fail(path, 500)
    await I.open('/')
    await expect(places(I.page).failure.first()).toBeVisible()
    await I.search('alien')
    await I.see("The search didn't work.")
    await judgeAsItStands(I, 'Home')
    await I.open('/movie/348')
    await expect(I.page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeVisible()
    await judgeAsItStands(I, 'movie')
    await I.open('/person/525')
    await I.see('Unable to load person details.')
    await judgeAsItStands(I, 'person')
  })

  test('that are still loading: Home, Discover and a movie', async ({ I, catalog }) => {
    for (const path of [/\/trending\//, /\/movie\/\d+/]) catalog.fail(path, 'hang')
    await I.open('/discover')
    await expect(I.page.getByRole('status', { name: 'Loading...' }).first()).toBeVisible()
    await judgeAsItStands(I, 'Discover')
    await I.open('/movie/348')
    await expect(I.page.getByRole('dialog')).toBeVisible()
    await judgeAsItStands(I, 'movie')
  })
})
