import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { carryFolder, givenPicker } from './own-folder.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo', viewport: { width: 820, height: 1000 } })

const passphrase = 'a dim room and one light'

const partOf = ({ page }: Visitor) => page.getByRole('region', { name: 'Shared folder' })

/** With Enter, as a user without a pointer. */
const press = async ({ page }: Visitor, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
}

const overflows = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const isFit = async (I: Visitor): Promise<void> => {
  expect(await axe(I.page)).toEqual([])
  expect(await overflows(I)).toBe(false)
}

test('the screens of a folder are for the keyboard and screen readers, at 820 pixels', async ({
  I,
  context,
  browser,
  baseURL,
  consoleWatch,
}) => {
  test.slow()
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 820, height: 1000 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await consoleWatch.watch(other)
  for (const each of [context, other]) await givenPicker(each)
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/settings#devices')
  await press(I, 'Connect a Folder')
  await isFit(I)
  await press(I, 'Choose Folder')
  const seal = I.page.getByRole('checkbox', { name: 'Seal it with a passphrase' })
  await seal.focus()
  await I.page.keyboard.press('Space')
  await I.page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await isFit(I)
  await I.page.keyboard.press('Enter')
  await expect(partOf(I).getByText(/^Saved here and in Cloud, /)).toBeVisible()
  await isFit(I)
  await press(I, 'Change Passphrase')
  await isFit(I)
  await I.page.getByLabel('Current passphrase').fill(passphrase)
  await I.page.getByLabel('New passphrase').fill('one light and a dim room')
  await I.page.keyboard.press('Enter')
  await expect(I.page.getByText('From now on, the new passphrase opens the folder, too.')).toBeVisible()
  await press(I, 'Done')
  await expect(I.page.getByRole('dialog')).toBeHidden()
  await expect(I.page.getByRole('button', { name: 'Change Passphrase' })).toBeFocused()

  const second = visitorOf(await other.newPage())
  await second.open('/')
  await carryFolder(I.page, second.page)
  await second.open('/settings#devices')
  await press(second, 'Connect a Folder')
  await press(second, 'Choose Folder')
  await second.page.getByLabel('Passphrase', { exact: true }).fill('one light and a dim room')
  await second.page.keyboard.press('Enter')
  await second.page.getByRole('dialog', { name: 'Join this library?' }).waitFor()
  await isFit(second)
  await press(second, 'Join')
  await expect(partOf(second).getByText('Added: 2')).toBeVisible()
  await isFit(second)
  await press(second, 'Undo Joining')
  await expect(partOf(second).getByText(/^Your data is back to how it was before/)).toBeVisible()
  await isFit(second)
  await second.open('/watchlist')
  await expect(second.page.getByText(/^Your watchlist is empty\./)).toBeVisible()
  await other.close()
})
