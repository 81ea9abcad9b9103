import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openKeyedSite } from './keyed-site.ts'
import { givenLibrary } from './large-records.ts'
import { linesOf, measured, newDevice, openSettings } from './sync-devices.ts'
import type { Line } from './table.ts'

const movies = 10_000
const plays = 15_000
const fileBar = 2

const send = async (page: Page, file: string): Promise<void> => {
  await page.getByRole('button', { name: 'Send to Another Device' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Seal the file with a passphrase').setChecked(false, { force: true })
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Create File' }).click()
  await (await downloading).saveAs(file)
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const choose = (page: Page, file: string): Promise<void> =>
  page.locator('input[type=file][aria-label=Receive]').setInputFiles(file)

const merged = (page: Page) =>
  page.getByRole('heading', { name: 'File merged' }).or(page.getByText('File merged')).first()

/** A large library sent to an empty browser, and sent again. */
export async function* measureSync(): AsyncGenerator<Line> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-sync-'))
  const file = join(folder, 'library.matinee')
  const { browser, url, close } = await openKeyedSite()
  try {
    const sender = await newDevice(browser, url)
    await givenLibrary(sender.page, movies, plays)
    await openSettings(sender.page)
    yield `${movies.toLocaleString('en-US')} movies, ${plays.toLocaleString('en-US')} viewings`
    yield* linesOf('sent', await measured(browser, sender, () => send(sender.page, file)))
    yield { what: 'the file', values: [(await stat(file)).size / 2 ** 20], unit: 'MiB', bar: fileBar }
    await sender.context.close()
    const receiver = await newDevice(browser, url)
    const { page } = receiver
    await openSettings(page)
    const join = page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true })
    const reading = await measured(browser, receiver, async () => {
      await choose(page, file)
      await join.waitFor()
    })
    yield* linesOf('received by an empty browser: read', reading)
    const merging = await measured(browser, receiver, async () => {
      await join.click()
      await merged(page).waitFor()
    })
    yield* linesOf('and merged', merging)
    const again = await measured(browser, receiver, async () => {
      await choose(page, file)
      await page.getByText('This browser already had everything in the file.').waitFor()
    })
    yield* linesOf('the same file again, read and merged', again)
    await receiver.context.close()
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}
