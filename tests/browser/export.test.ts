import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored, givenWatchlist, storedText } from './stored-watchlist.ts'

test.use({ build: 'demo' })

interface Download {
  readonly name: string
  readonly bytes: number
  readonly content: {
    readonly metadata: Readonly<Record<string, string>>
    readonly data: Readonly<Record<string, unknown>>
  }
}

/** The file that the browser downloads on an export. */
const exported = async (page: Page): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Data' }).click()
  const file = await download
  const bytes = await readFile(await file.path())
  return {
    name: file.suggestedFilename(),
    bytes: bytes.length,
    content: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const settings = { apiKey: 'my-secret-key', region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false }

test('an export contains everything but the key, and its date is remembered', { tag: '@gate' }, async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.page.clock.install({ time: new Date('2026-11-05T23:30:00.000Z') })
  await I.open('/settings')
  await I.see('No copy yet', "You haven't added a key.")
  const { name, content } = await exported(I.page)
  await I.seeToast('Export successful', 'Data exported to matinee-2026-11-05.json')
  expect(name).toBe('matinee-2026-11-05.json')
  expect(content.metadata).toEqual({
    exportDate: expect.stringMatching(/^2026-11-05T23:\d\d:\d\d\.\d{3}Z$/),
    appVersion: '1.0.0',
    dataSchema: '1',
    buildVersion: version,
  })
  expect(content.data).toEqual({
    watchlist: JSON.parse((await storedText(I.page, 'watchlist')) ?? ''),
    collections: [],
    collectionMovies: [],
    watchHistory: [],
    notForMe: [],
    settings: { includeAdult: false, theme: 'system', keyShortcuts: true },
  })
  const copied = I.page.getByText('today', { exact: true })
  await expect(copied).toHaveAttribute('title', /^Nov 5, 2026, 11:3\d\sPM$/)
  await I.page.reload()
  await expect(copied).toHaveAttribute('title', /^Nov 5, 2026, 11:3\d\sPM$/)
})

test.describe('with a key', () => {
  test.use({ build: 'keyed' })

  test('an export contains the key only when its checkbox is checked', async ({ I }) => {
    await givenStored(I.page, { settings: JSON.stringify(settings) })
    await I.open('/settings')
    const { apiKey: _, ...others } = settings
    expect((await exported(I.page)).content.data['settings']).toEqual(others)
    await I.page.getByRole('checkbox', { name: 'Include my API key' }).check()
    expect((await exported(I.page)).content.data['settings']).toEqual(settings)
  })
})

test('7,000 movies are exported with titles in their own scripts', async ({ I }) => {
  const titles = ['Amélie', '🦖🌋', '千と千尋の神隠し', 'العربية', 'שלום']
  const watchlist = Array.from({ length: 7000 }, (_, index) => ({
    id: 1_700_000_000_000_000 + index,
    movieId: index + 1,
    userId: 1,
    addedAt: '2024-03-01T12:00:00.000Z',
    status: 'want-to-watch',
    favorite: false,
    watchedAt: null,
    movie: {
      id: index + 1,
      title: `${titles[index % titles.length]} ${index}`,
      posterPath: null,
      backdropPath: null,
      overview: 'x'.repeat(300),
      releaseDate: '1999-03-31',
      voteAverage: '8.1',
      runtime: 117,
      genres: ['Action', 'Science Fiction'],
    },
  }))
  await givenStored(I.page, { watchlist: JSON.stringify(watchlist) })
  await I.open('/settings')
  await I.see('7,000')
  const { content, bytes } = await exported(I.page)
  expect(content.data['watchlist']).toEqual(watchlist)
  // An import reads no larger file.
  expect(bytes).toBeLessThan(64 * 1024 * 1024)
})

test('a failed write shows a banner whose export still contains everything', { tag: '@gate' }, async ({
  I,
  expectConsole,
}) => {
  expectConsole(/QuotaExceededError/)
  await I.page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await I.seeCards('Alien')
  await I.page.evaluate(() => {
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`fill-${size}-${count}`, 'x'.repeat(size))
      } catch {
        // No room for a step of this size: halve it.
      }
    }
  })
  await I.markWatched('Alien')
  await I.see("Your browser couldn't save your last change. Its storage may be full.")
  await I.dismissToast()
  const { content } = await exported(I.page)
  expect(content.data['watchlist']).toEqual(JSON.parse((await storedText(I.page, 'watchlist')) ?? ''))
  await I.seeToast('Export successful', `Data exported to matinee-${await today(I.page)}.json`)
})

const today = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  })
