import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { exportOf } from '#tests/support/trakt-export.ts'

/** The built-in catalog, or a provider that never answers. */
export type Site = 'demo' | 'unreachable'

interface View {
  readonly path: string
  readonly isLivedIn?: boolean
  readonly site?: Site
  readonly act?: (page: Page) => Promise<void>
}

const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('#import input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const history = () => {
  const seen = ([title, year, day]: readonly [string, number | null, string]) => ({
    id: 1,
    watched_at: `${day}T20:15:00.000Z`,
    action: 'watch',
    type: 'movie',
    movie: { title, year, ids: { trakt: 1 } },
  })
  const movies = [
    ['Alien', 1979, '2024-02-01'],
    ['Psycho', null, '2024-03-01'],
    ['Solaris', null, '2024-03-09'],
    ['Heat', 1995, '2024-04-01'],
    ['Interstellar', 2014, '2024-04-12'],
    ['A Film Nobody Knows', 1993, '2024-05-01'],
  ] as const
  return Buffer.from(zipSync({ 'watched-history.json': strToU8(JSON.stringify(movies.map(seen))) }))
}

const reviewHistory = async (page: Page): Promise<void> => {
  await choose(page, 'trakt.zip', history())
  await page.getByRole('heading', { name: 'Review your import' }).waitFor()
}

/** As tall as the page, for pictures of all of it. */
const showWhole = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height })
}

/** What `npm run screens` takes pictures of. */
export const views: Readonly<Record<string, View>> = {
  'first-visit': { path: '/', isLivedIn: false },
  home: { path: '/' },
  releases: { path: '/watchlist/releases' },
  discover: { path: '/discover' },
  search: { path: '/discover?query=the' },
  'search-box': {
    path: '/',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('star')
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  watchlist: { path: '/watchlist' },
  'watchlist-empty': { path: '/watchlist', isLivedIn: false },
  selection: {
    path: '/watchlist',
    act: async (page) => {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      for (const index of [0, 2, 3]) await page.getByRole('checkbox').nth(index).click()
    },
  },
  watched: { path: '/watched' },
  diary: { path: '/watched/diary' },
  'diary-empty': { path: '/watched/diary', isLivedIn: false },
  statistics: {
    path: '/watched/statistics',
    act: (page) => page.getByRole('progressbar', { name: 'Loading details' }).waitFor({ state: 'hidden' }),
  },
  'statistics-empty': { path: '/watched/statistics', isLivedIn: false },
  'statistics-whole': { path: '/watched/statistics', act: showWhole },
  review: { path: '/watched/review' },
  collections: { path: '/collections' },
  'collections-empty': { path: '/collections', isLivedIn: false },
  collection: {
    path: '/collections',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Rainy Sundays/ })
        .first()
        .click(),
  },
  movie: { path: '/movie/157336' },
  trailer: {
    path: '/movie/157336',
    act: (page) =>
      page
        .getByRole('button', { name: /trailer/i })
        .first()
        .click(),
  },
  'add-to-collection': {
    path: '/movie/157336',
    act: async (page) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Log a viewing' }).waitFor()
      const more = dialog.getByRole('button', { name: 'More actions' })
      if (await more.isVisible()) await more.click()
      await page
        .getByRole('button', { name: 'Add to Collection' })
        .or(page.getByRole('menuitem', { name: 'Add to Collection' }))
        .filter({ visible: true })
        .click()
    },
  },
  person: {
    path: '/movie/157336',
    act: (page) => page.getByRole('dialog').locator('a[href*="/person/"]').first().click(),
  },
  credits: {
    path: '/movie/157336',
    act: async (page) => {
      await page.getByRole('dialog').locator('a[href*="/person/"]').first().click()
      await page.getByRole('tab', { name: /^Directing/ }).click()
      // Moves the pointer away, so that nothing is hovered.
      await page.mouse.move(0, 0)
    },
  },
  tonight: { path: '/tonight' },
  settings: { path: '/settings' },
  'settings-whole': { path: '/settings', act: showWhole },
  flows: { path: '/flows' },
  keys: {
    path: '/watchlist',
    act: async (page) => {
      const dialog = page.getByRole('dialog')
      // Repeated: the key has no effect before its listener was added.
      do await page.keyboard.press('?')
      while (
        !(await dialog.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        ))
      )
    },
  },
  'not-found': { path: '/nowhere' },
  undo: {
    path: '/watchlist',
    act: async (page) => {
      const card = page.getByRole('main').getByRole('article').first()
      await card.hover()
      await card.getByRole('button', { name: /^Remove/ }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  import: {
    path: '/settings',
    act: async (page) => {
      const content = JSON.stringify({
        metadata: { exportDate: '2026-11-01T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1' },
        data: { watchlist: [{ nonsense: true }], collections: [], collectionMovies: [] },
      })
      await page
        .locator('#import input[type=file]')
        .setInputFiles({ name: 'matinee-2026-11-01.json', mimeType: 'application/json', buffer: Buffer.from(content) })
      await page.getByRole('dialog').waitFor()
    },
  },
  'history-questions': {
    path: '/settings',
    act: async (page) => {
      await choose(page, 'films.csv', Buffer.from('Film,Seen on,Stars\nAlien,03/04/2020,4\nHeat,05/06/2021,5\n'))
      await page.getByRole('heading', { name: /^What's in the columns/ }).waitFor()
    },
  },
  'history-matching': {
    path: '/settings',
    act: async (page) => {
      await choose(page, 'trakt.zip', Buffer.from(exportOf(3000)))
      await page.getByRole('dialog').getByRole('progressbar').waitFor()
    },
  },
  'history-review': { path: '/settings', act: reviewHistory },
  'history-movies': {
    path: '/settings',
    act: async (page) => {
      await reviewHistory(page)
      await page.getByRole('button', { name: /^Decide on / }).click()
    },
  },
  'history-done': {
    path: '/settings',
    act: async (page) => {
      await reviewHistory(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Import \d/ })
        .click()
      await page.getByRole('heading', { name: 'Import complete' }).waitFor()
    },
  },
  'another-movie': {
    path: '/watched',
    act: async (page) => {
      await page.getByRole('main').getByRole('article').first().getByRole('link').click()
      await page.getByRole('button', { name: 'This is a different movie' }).click()
      await page.getByRole('dialog').last().getByRole('searchbox').fill('star')
    },
  },
  'search-failed': {
    path: '/settings',
    site: 'unreachable',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search for movies' }).fill('star')
      await page.getByText("The search didn't work.").waitFor()
    },
  },
  'home-failed': { path: '/', site: 'unreachable' },
  'movie-failed': { path: '/movie/157336', site: 'unreachable' },
}
