import { readFile } from 'node:fs/promises'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist, storedText } from './stored-watchlist.ts'
import { places, type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dates = (...texts: readonly string[]) => texts.map((text) => day.format(new Date(`${text}T12:00:00`)))

const logOn = async (I: Visitor, date: string) => {
  await places(I.page)
    .modal.getByRole('button', { name: /^Log (a viewing|again)$/ })
    .click()
  await I.page.getByText('Another date', { exact: true }).click()
  await I.page.getByLabel('Date', { exact: true }).fill(date)
  await I.click('Save')
  await I.seeToast('Viewing logged', 'Alien')
}

const seeViewings = (I: Visitor, ...expected: readonly string[]) =>
  expect
    .poll(() =>
      places(I.page)
        .modal.getByRole('button', { name: /^Remove viewing: / })
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace('Remove viewing: ', ''))),
    )
    .toEqual(dates(...expected))

test('a rating by keyboard and three viewings, edited, removed and undone, survive a restart, an export and an import', {
  tag: '@gate',
}, async ({ profile }) => {
  let I = visitorOf(await profile.open())
  const stars = () => I.page.getByRole('slider', { name: 'Your rating' })
  const seeStars = () => expect(stars()).toHaveAttribute('aria-valuetext', '4.5 of 5 stars')
  await givenWatchlist(I.page, 'Alien')
  await I.open('/movie/348')
  await stars().focus()
  await I.press('4', 'ArrowRight')
  await seeStars()
  for (const date of ['2024-02-29', '2025-12-31', '2023-01-01']) await logOn(I, date)
  await seeViewings(I, '2025-12-31', '2024-02-29', '2023-01-01')
  await I.click(`Edit viewing: ${dates('2023-01-01')[0]}`)
  await I.page.getByLabel('Date', { exact: true }).fill('2026-01-05')
  await I.click('Save')
  await seeViewings(I, '2026-01-05', '2025-12-31', '2024-02-29')
  await I.click(`Remove viewing: ${dates('2024-02-29')[0]}`)
  await seeViewings(I, '2026-01-05', '2025-12-31')
  await I.press('ControlOrMeta+z')
  await seeViewings(I, '2026-01-05', '2025-12-31', '2024-02-29')

  I = visitorOf(await profile.open())
  await I.open('/movie/348')
  await seeStars()
  await seeViewings(I, '2026-01-05', '2025-12-31', '2024-02-29')

  await I.open('/settings')
  const downloading = I.page.waitForEvent('download')
  await I.click('Export Data')
  const content = await readFile(await (await downloading).path(), 'utf8')
  const history = await storedText(I.page, 'watch-history')
  await I.open('/favicon.svg')
  await I.page.evaluate(async () => {
    localStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  await I.open('/settings')
  const file = { name: 'matinee.json', mimeType: 'application/json', buffer: Buffer.from(content) }
  await I.page.locator('#import input[type=file]').setInputFiles(file)
  await I.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await I.see('Import successful')
  await expect.poll(() => storedText(I.page, 'watch-history')).toBe(history)
  await I.open('/movie/348')
  await seeStars()
  await seeViewings(I, '2026-01-05', '2025-12-31', '2024-02-29')
})

test('above a raised keyboard, Save of the log form is in view, no toast lies on it, and a rating moves nothing', async ({
  I,
}) => {
  const { page } = I
  await page.setViewportSize({ width: 390, height: 420 })
  await I.open('/movie/348')
  await I.click('Mark as Watched')
  await I.click('Log again')
  const form = page.getByRole('dialog', { name: 'Log a viewing' })
  const save = form.getByRole('button', { name: 'Save' })
  const note = form.getByLabel('Note')
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const seenAt = (button: typeof save) =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(await seenAt(save)).toBe(true)
  const topOf = () => note.evaluate((element) => (element instanceof HTMLElement ? element.offsetTop : null))
  const before = await topOf()
  const rating = form.getByRole('slider', { name: 'Rating' })
  await rating.focus()
  await I.press('4')
  await expect(rating).toHaveAttribute('aria-valuetext', '4 of 5 stars')
  expect(await topOf()).toBe(before)
  await form.getByRole('button', { name: 'Clear rating' }).click()
  await expect(form.locator(':focus')).toBeVisible()
  await note.focus()
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await seenAt(save)).toBe(true)
})
