import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { other } from '#messages/en-US/other.ts'
import type { ConsoleWatch } from '../browser/console-watch.ts'
import { carryFolder, filesIn, givenPicker } from '../browser/own-folder.ts'
import { expect } from './faults.ts'
import { type Walker, walkerIn } from './walker.ts'

const { devices, folder } = other

const { needs, sealing, syncNow, connect, connecting } = folder

/** A user's browser that keeps its library in a folder, too. */
export interface WalkDevice {
  readonly page: Page
  readonly walker: Walker
  /** What the names of its files in the folder begin with. */
  readonly id: string
}

const folderOf = (page: Page) => page.getByRole('region', { name: folder.heading })
const syncButton = (page: Page) => folderOf(page).getByRole('button', { name: syncNow })

const toFolder = async ({ page, walker }: Pick<WalkDevice, 'page' | 'walker'>) => {
  await walker.tabAt(0).goTo('Settings')
  await folderOf(page).scrollIntoViewIfNeeded()
}

const ownersIn = async (page: Page): Promise<readonly string[]> =>
  (await filesIn(page)).flatMap(([name]) => (name.endsWith('.card') ? [name.slice(0, -'.card'.length)] : []))

const connectTo = async (device: Pick<WalkDevice, 'page' | 'walker'>, isFirst: boolean): Promise<void> => {
  const { page } = device
  await toFolder(device)
  await page.getByRole('button', { name: connect }).click()
  await page.getByRole('button', { name: connecting.choose }).click()
  // The second one finds a library without rows: there is nothing to ask.
  if (isFirst)
    await page.getByRole('dialog', { name: sealing.title }).getByRole('button', { name: sealing.confirm }).click()
  await expect(syncButton(page)).toBeEnabled()
}

/** Agrees to what the folder asks, as a user does who removed that much. */
const agreeToRemovals = async (page: Page): Promise<void> => {
  const decide = folderOf(page).getByRole('button', { name: needs.removals.act })
  if (!(await decide.isVisible())) return
  await decide.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: devices.consent.choices.apply.name }).check()
  await dialog.getByRole('button').last().click()
  await expect(dialog).toBeHidden()
}

/** One round, whatever rounds the device makes by itself. */
export const syncNowOn = async (device: WalkDevice): Promise<void> => {
  const { page } = device
  await toFolder(device)
  await syncButton(page).click()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(syncButton(page)).toBeEnabled()
  await agreeToRemovals(page)
  await expect(syncButton(page)).toBeEnabled()
}

/** Carries what a device has written; `isLost` is asked for each file, which a later time may carry. */
export const carryFrom = async (from: WalkDevice, to: WalkDevice, isLost: () => boolean = () => false) =>
  carryFolder(from.page, to.page, (name) => name.startsWith(`${from.id}.`) && !isLost())

/** Two browsers that share a folder and start without movies. */
export const twoDevices = async (browser: Browser, options: BrowserContextOptions, watch: ConsoleWatch) => {
  const start = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
    context.setDefaultTimeout(60_000)
    await watch.watch(context)
    await givenPicker(context)
    const walker = await walkerIn(context)
    return { page: walker.tabAt(0).page, walker }
  }
  const laptop = await start()
  await connectTo(laptop, true)
  await expect.poll(async () => (await ownersIn(laptop.page)).length).toBe(1)
  const [first = ''] = await ownersIn(laptop.page)
  const phone = await start()
  await carryFolder(laptop.page, phone.page)
  await connectTo(phone, false)
  await expect.poll(async () => (await ownersIn(phone.page)).length).toBe(2)
  const second = (await ownersIn(phone.page)).find((id) => id !== first) ?? ''
  const devices: readonly [WalkDevice, WalkDevice] = [
    { ...laptop, id: first },
    { ...phone, id: second },
  ]
  const close = () => Promise.all([laptop, phone].map(({ page }) => page.context().close()))
  return { devices, close }
}
