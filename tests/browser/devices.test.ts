import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenCollection, givenWatchlist, storedText } from './stored-watchlist.ts'
import { type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

const passphrase = 'a dim room and one light'

const openSettings = async (I: Visitor) => {
  await I.open('/settings#devices')
  await I.page.getByRole('region', { name: 'Your other devices' }).getByRole('button', { name: 'Receive' }).waitFor()
}

/** Resolves with the path of the file. */
const send = async (I: Visitor, seal: boolean): Promise<string> => {
  await openSettings(I)
  await I.click('Send to Another Device')
  const dialog = I.page.getByRole('dialog', { name: 'Send to another device' })
  if (seal) {
    await dialog.getByRole('checkbox', { name: 'Seal the file with a passphrase' }).check()
    await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  }
  const downloaded = I.page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Create File' }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toMatch(/^matinee-.*\.matinee$/)
  const path = await download.path()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return path
}

const receive = async (I: Visitor, path: string) => {
  await openSettings(I)
  await I.page.getByLabel('Receive', { exact: true }).and(I.page.locator('input')).setInputFiles(path)
}

const stars = (I: Visitor) => I.page.getByRole('slider', { name: 'Your rating' })

const records = (page: Page) =>
  page.evaluate(() => {
    const list = (key: string): readonly Record<string, unknown>[] => JSON.parse(localStorage.getItem(key) ?? '[]')
    const titleOf = ({ movie }: Record<string, unknown>) => Object(movie).title as string
    return {
      watchlist: list('watchlist')
        .map((item) => `${titleOf(item)}${item['status'] === 'watched' ? ' ✓' : ''}`)
        .sort(),
      viewings: list('watch-history').map(titleOf).sort(),
      collections: list('collections').map(({ name }) => name),
      inCollections: list('collection-movies').map(titleOf).sort(),
    }
  })

test('two devices keep one library over an evening, by files in both directions', { tag: '@gate' }, async ({
  I: laptop,
  browser,
  baseURL,
  consoleWatch,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await consoleWatch.watch(context)
  const phone = visitorOf(await context.newPage())
  await givenWatchlist(laptop.page, 'Alien', 'The Matrix', 'Pulp Fiction')
  await givenCollection(laptop.page, 7, 'Space', 'Alien')

  // The phone is empty: it joins the library of the laptop.
  await receive(phone, await send(laptop, true))
  const sealed = phone.page.getByRole('dialog', { name: 'Sealed with a passphrase' })
  await sealed.getByLabel('Passphrase', { exact: true }).fill('something else')
  await sealed.getByRole('button', { name: 'Open' }).click()
  await expect(sealed.getByText('This is not the right passphrase.')).toBeVisible()
  await sealed.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await sealed.getByRole('button', { name: 'Open' }).click()
  const joining = phone.page.getByRole('dialog', { name: 'Join this library?' })
  await expect(joining.getByRole('row', { name: /^Only there/ })).not.toContainText('file0')
  await joining.getByRole('button', { name: 'Join' }).click()
  await phone.see('File merged')
  await expect
    .poll(() => records(phone.page))
    .toEqual({
      watchlist: ['Alien', 'Pulp Fiction', 'The Matrix'],
      viewings: [],
      collections: ['Space'],
      inCollections: ['Alien'],
    })

  // Each changes something of its own, and both mark the same movie.
  await laptop.open('/watchlist')
  await laptop.markWatched('Alien')
  await laptop.remove('Pulp Fiction')
  await laptop.open('/watchlist/movie/603')
  await laptop.seeMovie('The Matrix')
  await stars(laptop).focus()
  await laptop.press('End')
  await expect(stars(laptop)).toHaveAttribute('aria-valuetext', '5 of 5 stars')
  await laptop.open('/collections/7')
  await laptop.click('Edit Collection')
  await laptop.page.getByRole('dialog').getByLabel('Collection Name').fill('Far Away')
  await laptop.click('Save Changes')
  await laptop.seeHeading('Far Away')
  await phone.open('/watchlist')
  await phone.markWatched('Alien')
  await phone.open('/watchlist/movie/603')
  await phone.seeMovie('The Matrix')
  await phone.click('Add to Collection')
  const adding = phone.page.getByRole('dialog', { name: 'Add The Matrix to a collection' })
  await adding.getByRole('checkbox', { name: /Space/ }).check()
  await adding.getByRole('button', { name: 'Add Movie' }).click()
  await expect(adding).toBeHidden()

  const fromLaptop = await send(laptop, false)
  const fromPhone = await send(phone, false)
  await receive(phone, fromLaptop)
  await phone.see('File merged')
  await receive(laptop, fromPhone)
  await laptop.see('File merged')
  const both = {
    watchlist: ['Alien ✓', 'The Matrix ✓'],
    viewings: ['Alien', 'The Matrix'],
    collections: ['Far Away'],
    inCollections: ['Alien', 'The Matrix'],
  }
  for (const { page } of [laptop, phone]) await expect.poll(() => records(page)).toEqual(both)
  await phone.open('/watchlist/movie/603')
  await expect(stars(phone)).toHaveAttribute('aria-valuetext', '5 of 5 stars')

  // A file that was received already does no harm.
  await receive(laptop, fromPhone)
  await laptop.see('This browser already had everything in the file.')
  expect(await storedText(laptop.page, 'collections')).toContain('Far Away')
  await context.close()
})
