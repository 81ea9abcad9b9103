import { marksOf, noteMarks } from '../support/visit-marks.ts'
import { axe } from './axe.ts'
import { chooseFilter } from './choose.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'

test.use({ build: 'demo' })

test('My services mark the movies of the watchlist, and narrow it', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await noteMarks(I.page)
  await I.open('/settings')
  const services = I.page.getByRole('region', { name: 'My services' })
  await services.getByRole('searchbox').fill('hulu')
  await expect(services.getByRole('checkbox')).toHaveCount(1)
  await I.press('Tab')
  await I.press('Space')
  await I.seeToast('Settings saved', 'My services updated successfully')
  await services.getByRole('searchbox').fill('')
  for (const name of ['Netflix', 'Amazon Prime Video', 'Apple TV', 'Disney Plus'])
    await services.getByText(name, { exact: true }).click()
  await I.open('/watchlist')
  const marks = I.page.getByRole('main').getByRole('img', { name: /^On / })
  await expect(marks.first()).toBeVisible()
  expect((await marksOf(I.page)).shift).toBeLessThan(0.01)
  await chooseFilter(I.page, 'Where to watch', 'On my services')
  await I.press('Escape')
  await I.see('In the United States')
  await I.see('Oldest information: today')
  await expect(I.page.getByRole('button', { name: 'Remove filter: My services' })).toBeVisible()
  // Marks come one after the other.
  await expect.poll(async () => (await I.page.getByRole('article').count()) - (await marks.count())).toBe(0)
  expect(await axe(I.page)).toEqual([])
})
