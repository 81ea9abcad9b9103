import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { carryFolder, filesIn, givenPicker } from './own-folder.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

const passphrase = 'a dim room and one light'

const folderOf = ({ page }: Visitor) => page.getByRole('region', { name: 'Shared folder' })

const isSaved = (I: Visitor) => expect(folderOf(I).getByText(/^Saved here and in Cloud, /)).toBeVisible()

const choose = async (I: Visitor) => {
  await I.open('/settings#devices')
  await I.click('Connect a Folder')
  await I.click('Choose Folder')
}

const titles = (page: Page) =>
  page.evaluate(() => {
    const items: readonly { readonly movie: { readonly title: string } }[] = JSON.parse(
      localStorage.getItem('watchlist') ?? '[]',
    )
    return items.map(({ movie }) => movie.title).sort()
  })

test('two devices keep together by a sealed folder', async ({ I: laptop, context, browser, baseURL, consoleWatch }) => {
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await consoleWatch.watch(other)
  for (const each of [context, other]) await givenPicker(each)
  const phone = visitorOf(await other.newPage())
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
  const sealed = phone.page.getByRole('dialog', { name: 'Sealed folder' })
  await sealed.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await sealed.getByRole('button', { name: 'Open Folder' }).click()
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
  await other.close()
})
