import { expect } from '../browser/fixtures.ts'
import { test as journey } from '../browser/journey.ts'
import { places, seeReady } from '../browser/visitor.ts'

/** With classic scrollbars, which take space, as on most desktops. */
const test = journey.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})
test.use({ build: 'demo' })

test('a dialog does not move a page that is too short for a scrollbar', async ({ I }) => {
  await I.page.setViewportSize({ width: 1280, height: 900 })
  await I.open('/collections')
  await expect(places(I.page).main.getByRole('button', { name: 'Create Collection' }).first()).toBeVisible()
  const measure = () =>
    I.page.evaluate(() => ({
      isScrolling: document.documentElement.scrollHeight > innerHeight,
      width: document.querySelector('main')?.getBoundingClientRect().width,
    }))
  const before = await measure()
  expect(before.isScrolling).toBe(false)
  await I.click('Create Collection')
  await expect(I.page.getByRole('dialog')).toBeVisible()
  await expect(I.page.locator('body[data-scroll-lock]')).toHaveCount(1)
  await expect.poll(measure).toEqual(before)
})

test('an open movie has one scrollbar at the right edge, and the page behind it does not move', async ({ I }) => {
  await I.page.setViewportSize({ width: 1280, height: 600 })
  await I.open('/')
  await expect(places(I.page).cards.first()).toBeVisible()
  const measure = () =>
    I.page.evaluate(() => ({
      bars: innerWidth - document.documentElement.clientWidth,
      left: document.querySelector('main')?.getBoundingClientRect().left,
      width: document.querySelector('main')?.getBoundingClientRect().width,
    }))
  const before = await measure()
  expect(before.bars).toBeGreaterThan(0)
  await places(I.page).cards.first().getByRole('link').click()
  await seeReady(places(I.page).modal)
  await expect.poll(measure).toEqual({ ...before, bars: 0 })
  await I.closeMovie()
  await expect.poll(measure).toEqual(before)
})
