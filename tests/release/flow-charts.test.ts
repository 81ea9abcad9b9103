import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'

test.use({ build: 'demo' })

const chart = (page: Page) => page.getByRole('region', { name: /^Chart of the/ })
/** Of two states in parallel, the one that the chart scrolls to. */
const currentState = (page: Page) =>
  page.locator('[data-active]:not([data-kind=compound], [data-kind=parallel]) > rect').last()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0

/** The smallest font size that the chart shows, in screen pixels. */
const leastFontSize = (region: Locator) =>
  region.locator('svg').evaluateAll((pictures) =>
    Math.min(
      ...pictures.flatMap((picture) => {
        if (!(picture instanceof SVGSVGElement)) return []
        const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width
        return [...picture.querySelectorAll('text')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        )
      }),
    ),
  )

test.describe('a chart', () => {
  test('zooms with keys and buttons, and fits again', async ({ I }) => {
    await I.open('/flows?flow=import-dialog')
    const picture = chart(I.page).locator('svg')
    await expect(picture).toBeVisible()
    const readable = await widthOf(picture)
    await chart(I.page).focus()
    await I.press('+')
    await expect.poll(() => widthOf(picture)).toBeCloseTo(readable * 1.25, 0)
    await I.press('-')
    await expect.poll(() => widthOf(picture)).toBeCloseTo(readable, 0)
    await button(I.page, 'Zoom in').click()
    await expect.poll(() => widthOf(picture)).toBeCloseTo(readable * 1.25, 0)
    await chart(I.page).focus()
    await I.press('0')
    const fits = () =>
      chart(I.page).evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ])
    await expect.poll(fits).toEqual([0, 0])
  })

  test('opens in full screen, where the wheel zooms at the pointer and the arrow keys pan', async ({ I }) => {
    await I.open('/flows?flow=import-dialog')
    await button(I.page, 'Full screen').click()
    const dialog = I.page.getByRole('dialog', { name: /^Chart of the/ })
    const region = dialog.getByRole('region')
    const picture = region.locator('svg')
    await expect(picture).toBeVisible()
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
    const before = await widthOf(picture)
    await I.page.mouse.move(640, 400)
    await I.page.mouse.wheel(0, -400)
    await expect.poll(() => widthOf(picture)).toBeCloseTo(before * 2, 0)
    await region.focus()
    const top = () => region.evaluate(({ scrollTop }) => scrollTop)
    const start = await top()
    await I.press('ArrowUp')
    await expect.poll(top).toBeLessThan(start)
    await I.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(I.page, 'Full screen')).toBeFocused()
  })

  test('scrolls the page on the wheel unless Ctrl is held', async ({ I }) => {
    await I.open('/flows?flow=trailer')
    const picture = chart(I.page).locator('svg')
    await expect(picture).toBeVisible()
    const before = await widthOf(picture)
    const box = await chart(I.page).boundingBox()
    await I.page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
    await I.page.keyboard.down('Control')
    await I.page.mouse.wheel(0, -100)
    await I.page.keyboard.up('Control')
    await expect.poll(() => widthOf(picture)).toBeCloseTo(before * 2, 0)
  })

  test('has text of at least 12 px, also in cards', async ({ I }) => {
    await I.open('/flows')
    const cards = I.page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await expect(cards.locator('svg')).toHaveCount(await cards.count())
    expect(await leastFontSize(cards)).toBeGreaterThanOrEqual(11.99)
    await I.open('/flows?flow=add-to-collection-dialog')
    await expect(chart(I.page).locator('svg')).toBeVisible()
    expect(await leastFontSize(chart(I.page))).toBeGreaterThanOrEqual(11.99)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('scrolls to the current state and follows it', async ({ I }) => {
      await I.open('/flows?flow=search-box')
      const isInView = async () => {
        const [view, state] = [await chart(I.page).boundingBox(), await currentState(I.page).boundingBox()]
        if (!view || !state) return false
        return (
          state.x >= view.x &&
          state.x + state.width <= view.x + view.width &&
          state.y >= view.y &&
          state.y + state.height <= view.y + view.height
        )
      }
      await expect.poll(isInView).toBe(true)
      expect(await leastFontSize(chart(I.page))).toBeGreaterThanOrEqual(11.99)
      await I.click('typed · alien')
      await I.click('Advance the clock by 500 ms')
      await expect.poll(isInView).toBe(true)
    })
  })
})
