import type { Page } from '@playwright/test'
import { carryFolder, givenPicker } from '../browser/own-folder.ts'
import { openKeyedSite } from './keyed-site.ts'
import { givenLibrary } from './large-records.ts'
import { observeToggles, toggleMovies } from './records.ts'
import { linesOf, measured, newDevice, openSettings } from './sync-devices.ts'
import type { Line } from './table.ts'

const movies = 10_000
const plays = 15_000
const paintBar = 50
const patience = 300_000

const saved = (page: Page) =>
  page.getByRole('region', { name: 'Shared folder' }).getByText(/^Saved here and in Cloud, /)

const choose = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Connect a Folder' }).click()
  await page.getByRole('button', { name: 'Choose Folder' }).click()
}

const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** A large library put into a folder, and joined by an empty browser, with files of the browser's own. */
export async function* measureSharedFolder(): AsyncGenerator<Line> {
  const { browser, url, close } = await openKeyedSite()
  const connecting = async () => {
    const device = await newDevice(browser, url)
    device.page.setDefaultTimeout(patience)
    await givenPicker(device.context)
    return device
  }
  try {
    const first = await connecting()
    await first.page.addInitScript(observeToggles)
    await givenLibrary(first.page, movies, plays)
    const before = await toggleMovies(first.page)
    await openSettings(first.page)
    await choose(first.page)
    yield `${movies.toLocaleString('en-US')} movies, ${plays.toLocaleString('en-US')} viewings in a folder of the browser`
    const uploading = await measured(browser, first, async () => {
      await dialogButton(first.page, 'Connect').click()
      await saved(first.page).waitFor()
    })
    yield* linesOf('the first device: connected and everything written', uploading)
    await first.page.goto('/watchlist')
    const after = await toggleMovies(first.page)
    yield { what: 'click to paint without a folder', values: before.painted }
    yield { what: 'click to paint with a folder', values: after.painted, bar: paintBar }

    const second = await connecting()
    await openSettings(second.page)
    await carryFolder(first.page, second.page)
    const reading = await measured(browser, second, async () => {
      await choose(second.page)
      await dialogButton(second.page, 'Join').waitFor()
    })
    yield* linesOf('a second, empty device: read', reading)
    const joining = await measured(browser, second, async () => {
      await dialogButton(second.page, 'Join').click()
      await saved(second.page).waitFor()
    })
    yield* linesOf('and joined', joining)
  } finally {
    await close()
  }
}
