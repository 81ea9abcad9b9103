import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import type { ConsoleWatch } from './console-watch.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { carryFolder, filesIn, givenPicker } from './own-folder.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places, type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

const passphrase = 'a dim room and one light'

const folderOf = ({ page }: Visitor) => page.getByRole('region', { name: 'Shared folder' })

const isSaved = (I: Visitor) => expect(folderOf(I).getByText(/^Saved here and in Cloud, /)).toBeVisible()

const choose = async (I: Visitor) => {
  await I.open('/settings#devices')
  await I.click('Connect a Folder')
  await I.click('Choose Folder')
}

/** Another device, with a folder of its own. */
const visitFrom = async (
  browser: Browser,
  baseURL: string | undefined,
  consoleWatch: ConsoleWatch,
): Promise<Visitor> => {
  const its = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await consoleWatch.watch(its)
  await givenPicker(its)
  return visitorOf(await its.newPage())
}

const titles = (page: Page) =>
  page.evaluate(() => {
    const items: readonly { readonly movie: { readonly title: string } }[] = JSON.parse(
      localStorage.getItem('watchlist') ?? '[]',
    )
    return items.map(({ movie }) => movie.title).sort()
  })

test('two devices keep together by a sealed folder', { tag: '@gate' }, async ({
  I: laptop,
  context,
  browser,
  baseURL,
  consoleWatch,
}) => {
  await givenPicker(context)
  const phone = await visitFrom(browser, baseURL, consoleWatch)
  await givenWatchlist(laptop.page, 'Alien', 'The Matrix')

  await choose(laptop)
  const sealing = laptop.page.getByRole('dialog', { name: 'Seal the folder?' })
  await sealing.getByRole('checkbox', { name: 'Seal it with a passphrase' }).check()
  await sealing.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await sealing.getByRole('button', { name: 'Connect' }).click()
  await isSaved(laptop)

  await phone.open('/')
  await carryFolder(laptop.page, phone.page)
  await choose(phone)
  const sealed = phone.page.getByRole('dialog', { name: 'Sealed with a passphrase' })
  await sealed.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await sealed.getByRole('button', { name: 'Open' }).click()
  await phone.page.getByRole('dialog', { name: 'Join this library?' }).getByRole('button', { name: 'Join' }).click()
  await isSaved(phone)
  await expect.poll(() => titles(phone.page)).toEqual(['Alien', 'The Matrix'])

  await phone.open('/watchlist')
  await phone.remove('Alien')
  await phone.open('/settings#devices')
  await isSaved(phone)
  await expect.poll(async () => (await filesIn(phone.page)).length).toBeGreaterThan(5)
  await carryFolder(phone.page, laptop.page)
  await laptop.click('Sync Now')
  await expect.poll(() => titles(laptop.page)).toEqual(['The Matrix'])
  await phone.page.context().close()
})

/** The lines of the rows in a folder that is not sealed. */
const rowsIn = async (page: Page): Promise<readonly string[]> =>
  (await filesIn(page))
    .filter(([name]) => /\.\d+-\d+\./.test(name))
    .flatMap(([, text]) => gunzipSync(Buffer.from(text, 'latin1')).toString().trimEnd().split('\n').slice(1, -1))

const removalsIn = async (page: Page): Promise<readonly string[]> =>
  (await rowsIn(page)).filter((row) => row.startsWith('{"list":"watchlist"') && row.includes('"removal"'))

const beSeenAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('what a device wrote that leaves and has it deleted is taken over by the other, and a third one gets everything', async ({
  I: laptop,
  context,
  browser,
  baseURL,
  consoleWatch,
}) => {
  const join = async (I: Visitor) => {
    await choose(I)
    await I.page.getByRole('dialog', { name: 'Join this library?' }).getByRole('button', { name: 'Join' }).click()
    await isSaved(I)
  }
  await givenPicker(context)
  await givenWatchlist(laptop.page, 'Alien', 'The Matrix')
  await choose(laptop)
  await laptop.page.getByRole('dialog', { name: 'Seal the folder?' }).getByRole('button', { name: 'Connect' }).click()
  await isSaved(laptop)

  const phone = await visitFrom(browser, baseURL, consoleWatch)
  await givenWatchlist(phone.page, 'Interstellar')
  await phone.open('/')
  await carryFolder(laptop.page, phone.page)
  await join(phone)
  await carryFolder(phone.page, laptop.page)
  await laptop.click('Sync Now')
  await expect.poll(() => titles(laptop.page)).toEqual(['Alien', 'Interstellar', 'The Matrix'])

  await laptop.click('Disconnect')
  const leaving = laptop.page.getByRole('dialog', { name: 'Disconnect the folder?' })
  await leaving.getByRole('radio', { name: 'Delete them' }).check()
  await leaving.getByRole('button', { name: 'Disconnect' }).click()
  await expect(leaving).toBeHidden()
  await carryFolder(laptop.page, phone.page)
  await phone.click('Sync Now')
  await isSaved(phone)

  const tablet = await visitFrom(browser, baseURL, consoleWatch)
  await tablet.open('/')
  await carryFolder(phone.page, tablet.page)
  await join(tablet)
  await expect.poll(() => titles(tablet.page)).toEqual(['Alien', 'Interstellar', 'The Matrix'])
  for (const { page } of [phone, tablet]) await page.context().close()
})

test('two tabs write each change to the folder once, and one goes on when the other is closed', async ({
  I: first,
  context,
}) => {
  await givenPicker(context)
  await givenWatchlist(first.page, 'Alien', 'The Matrix', 'Interstellar')
  await first.open('/')
  const second = visitorOf(await context.newPage())
  await second.open('/watchlist')
  await second.seeCards('Alien', 'The Matrix', 'Interstellar')
  await choose(first)
  await first.page.getByRole('dialog', { name: 'Seal the folder?' }).getByRole('button', { name: 'Connect' }).click()
  await isSaved(first)

  await beSeenAgain(second.page)
  await second.remove('Alien')
  await first.goTo('Watchlist')
  await first.seeCards('The Matrix', 'Interstellar')
  await first.remove('Interstellar')
  await second.seeCards('The Matrix')
  await expect.poll(() => removalsIn(first.page)).toHaveLength(2)

  await first.page.close()
  await second.remove('The Matrix')
  await expect(places(second.page).cards).toHaveCount(0)
  await expect.poll(() => removalsIn(second.page)).toHaveLength(3)
  const rows = await rowsIn(second.page)
  expect(rows).toEqual([...new Set(rows)])
})
