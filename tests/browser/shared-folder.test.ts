import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

const passphrase = 'a dim room and one light'

/** The browser's own folder in place of the picker, which no test can use. */
const givenPicker = (context: BrowserContext) =>
  context.addInitScript(() => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('Cloud', { create: true })
    Object.assign(window, { showDirectoryPicker })
  })

type CarriedFile = readonly [name: string, bytes: readonly number[]]

const filesOf = (page: Page): Promise<readonly CarriedFile[]> =>
  page.evaluate(async () => {
    const cloud = await (await navigator.storage.getDirectory()).getDirectoryHandle('Cloud', { create: true })
    const folder = await cloud.getDirectoryHandle('matinee', { create: true })
    const files: (readonly [string, number[]])[] = []
    for await (const name of folder.keys()) {
      const file = await (await folder.getFileHandle(name)).getFile()
      files.push([name, [...new Uint8Array(await file.arrayBuffer())]])
    }
    return files
  })

/** As a cloud does, from one device to the other. */
const carry = async ({ page: from }: Visitor, { page: to }: Visitor) => {
  await to.evaluate(
    async (files) => {
      const cloud = await (await navigator.storage.getDirectory()).getDirectoryHandle('Cloud', { create: true })
      const folder = await cloud.getDirectoryHandle('matinee', { create: true })
      for (const [name, bytes] of files) {
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await file.write(new Uint8Array(bytes))
        await file.close()
      }
    },
    await filesOf(from),
  )
}

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
  await carry(laptop, phone)
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
  await expect.poll(async () => (await filesOf(phone.page)).length).toBeGreaterThan(5)
  await carry(phone, laptop)
  await laptop.click('Sync Now')
  await expect.poll(() => titles(laptop.page)).toEqual(['The Matrix'])
  await other.close()
})
