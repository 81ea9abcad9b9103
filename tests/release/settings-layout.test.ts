import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { judgeAsItStands } from '../browser/judged-screens.ts'
import { places } from '../browser/visitor.ts'

test.use({ build: 'demo' })

test('the sections of Settings are in two columns from 1280 pixels on, and in three from 1920', async ({ I }) => {
  await I.open('/settings')
  const columns = async () => {
    const boxes = await Promise.all(
      ['You', 'Services', 'Data'].map((name) =>
        places(I.page).main.getByRole('region', { name, exact: true }).boundingBox(),
      ),
    )
    return new Set(boxes.map((box) => box?.x)).size
  }
  for (const [width, expected] of [
    [1279, 1],
    [1280, 2],
    [1919, 2],
    [1920, 3],
    [2560, 3],
  ] as const) {
    await I.page.setViewportSize({ width, height: 900 })
    await expect.poll(columns, `at ${width}`).toBe(expected)
  }
})

test('the index of Settings is on the first screen, beside the sections from 1024 pixels on', async ({ I }) => {
  await I.open('/settings')
  const index = I.page.getByRole('navigation', { name: 'Settings by topic' })
  const you = places(I.page).main.getByRole('region', { name: 'You', exact: true })
  const theme = I.page.getByRole('combobox', { name: 'Theme' })
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await I.page.setViewportSize({ width, height })
    const imports = index.getByRole('link', { name: 'Import', exact: true })
    for (const shown of [imports, theme]) await expect(shown, `at ${width}`).toBeInViewport({ ratio: 1 })
    const isBeside = async () => ((await index.boundingBox())?.y ?? 0) >= ((await you.boundingBox())?.y ?? 0)
    await expect.poll(isBeside, `at ${width}`).toBe(width >= 1024)
  }
  await I.page.setViewportSize({ width: 1440, height: 900 })
  await I.page.mouse.wheel(0, 900)
  await expect(index.getByRole('link', { name: 'About', exact: true })).toBeInViewport({ ratio: 1 })
})

test('Settings fit on the first screen of a phone, as an index whose rows open one section each', async ({ I }) => {
  await I.page.setViewportSize({ width: 390, height: 844 })
  await I.open('/settings')
  const index = I.page.getByRole('navigation', { name: 'Settings by topic' })
  await expect(index.getByRole('link', { name: /^App/ })).toBeInViewport({ ratio: 1 })
  for (const name of ['You', 'Sources', 'Services', 'Data', 'App']) {
    await index.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(places(I.page).main.getByRole('heading', { level: 2 })).toHaveText([name])
    expect(await I.page.evaluate(() => window.scrollY), name).toBe(0)
    await judgeAsItStands(I, name, [390])
    await places(I.page).main.getByRole('link', { name: 'Settings', exact: true }).click()
  }
})
