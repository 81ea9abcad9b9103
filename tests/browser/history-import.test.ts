import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { storedText } from './stored-watchlist.ts'

const movie = (title: string, year: number | null, ids: object) => ({
  title,
  year,
  ids: { trakt: 1, slug: title, ...ids },
})
const seen = (day: string, movie: object) => ({
  id: Number(day.replaceAll('-', '')),
  watched_at: `${day}T20:15:00.000Z`,
  action: 'watch',
  type: 'movie',
  movie,
})

const alien = movie('Alien', 1979, { tmdb: 348, imdb: 'tt0078748' })
const exported = {
  'watched-history.json': [seen('2024-02-01', alien), seen('2024-03-01', movie('Psycho', null, {}))],
  'ratings-movies.json': [{ rated_at: '2024-02-02T08:00:00.000Z', rating: 9, type: 'movie', movie: alien }],
  'user-settings.json': { email: 'nobody@example.org' },
}

/** Values are texts, or are written as JSON. */
const archive = (files: object): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
        ]),
      ),
    ),
  )

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('#import input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })

const viewings = async (page: Page): Promise<readonly string[]> => {
  const entries: { movie: { title: string }; rating?: number; plays: { watchedAt: string }[] }[] = JSON.parse(
    (await storedText(page, 'watch-history')) ?? '[]',
  )
  return entries
    .flatMap(({ movie, rating, plays }) =>
      plays.map(({ watchedAt }) => `${movie.title} ${watchedAt} ${rating ?? ''}`.trim()),
    )
    .toSorted()
}

test('an export of Trakt is matched and reviewed, one movie is decided on, and all of it is undone after a reload', {
  tag: '@gate',
}, async ({ I, catalog }) => {
  const { page } = I
  const dialog = page.getByRole('dialog')
  await I.open('/settings')
  await choose(page, 'trakt.zip', archive(exported))
  await expect(dialog.getByRole('heading', { name: 'Review your import' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Decide on 1 movie' }).click()
  expect(await axe(page)).toEqual([])
  await dialog
    .getByRole('button', { name: /^Psycho/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Viewings, New: 2' }).click()
  await expect(dialog.getByText('Watched · February 1, 2024')).toBeVisible()
  await dialog.getByRole('button', { name: /^Import \d/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Import complete' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => viewings(page)).toEqual(['Alien 2024-02-01T20:15Z 9', 'Psycho 2024-03-01T20:15Z'])
  const asked = catalog.requests.filter(({ path }) => /^\/(movie\/348|search\/movie)$/.test(path))
  // They are under way at the same time.
  expect(asked.map(({ path, query }) => `${path} ${query['query'] ?? ''}`.trim()).toSorted()).toEqual([
    '/movie/348',
    '/search/movie Psycho',
  ])
  // A reload while the closed dialog takes its entry of the history back would be aborted.
  await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await expect.poll(() => viewings(page)).toEqual([])
})

const named = 'Date,Name,Year,Letterboxd URI'
const letterboxd = {
  'diary.csv': `${named},Rating,Rewatch,Tags,Watched Date\r\n2024-02-02,Alien,1979,https://boxd.it/a,4.5,,,2024-02-01\r\n`,
  'ratings.csv': `${named},Rating\r\n2024-02-02,Alien,1979,https://boxd.it/b,4.5\r\n`,
  'watched.csv': `${named}\r\n2024-02-02,Alien,1979,https://boxd.it/b\r\n`,
  'watchlist.csv': `${named}\r\n2024-05-06,The Matrix,1999,https://boxd.it/c\r\n`,
}

test.describe('without a key', () => {
  test.use({ build: 'demo' })

  test('an export of Letterboxd is reviewed and imported, and undone', { tag: '@gate' }, async ({ I }) => {
    const { page } = I
    const dialog = page.getByRole('dialog')
    await I.open('/settings')
    await choose(page, 'letterboxd.zip', archive(letterboxd))
    await expect(dialog.getByRole('heading', { name: 'Review your import' })).toBeVisible()
    await dialog.getByRole('button', { name: /^Import \d/ }).click()
    await expect(dialog.getByRole('heading', { name: 'Import complete' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => viewings(page)).toEqual(['Alien 2024-02-01 9'])
    await I.goTo('Watchlist')
    await I.seeCards('The Matrix')
    await page.getByRole('link', { name: 'All (2)' }).click()
    await I.seeCards('The Matrix', 'Alien')
    await I.goTo('Settings')
    await page.getByRole('button', { name: 'Undo Import' }).click()
    await expect.poll(() => viewings(page)).toEqual([])
    await I.goTo('Watchlist')
    await I.see('Your watchlist is empty. Discover movies to add to your list!')
  })

  for (const [place, width, height] of [
    ['desk', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    test(`a review has its button in view without scrolling, on a ${place}`, async ({ I }) => {
      const { page } = I
      const others = Array.from(
        { length: 30 },
        (_, index) => `2024-02-02,No such movie ${index},1950,https://boxd.it/x${index}`,
      )
      const watched = [letterboxd['watched.csv'].trimEnd(), ...others, ''].join('\r\n')
      const about = 'Date,Name,Tags,URL,Description\r\n2024-02-02,Best,,,'
      const list = `\r\n${about}\r\n\r\nPosition,Name,Year,URL,Description\r\n1,Alien,1979,https://boxd.it/b,\r\n`
      await page.setViewportSize({ width, height })
      await I.open('/settings?section=data')
      await choose(page, 'letterboxd.zip', archive({ ...letterboxd, 'watched.csv': watched, 'lists/best.csv': list }))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: 'Review your import' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Import 2 movies' })).toBeInViewport({ ratio: 1 })
    })
  }
})
