import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenStored, givenWatchlist, storedText } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

/** The copies kept of a key's corrupt values. */
const keptAside = (I: Visitor, key: string) =>
  I.page.evaluate(
    (prefix) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => ({ hasTime: /\.corrupt-\d{13}$/.test(name), text })),
    `${key}.corrupt-`,
  )

const corruptTexts = ['{broken', '42', 'null', '"text"', '[1,', '\u0000'] as const

for (const text of corruptTexts) {
  test(`a watchlist that reads ${JSON.stringify(text)} counts as empty, and a copy of it is kept`, async ({ I }) => {
    await givenStored(I.page, { watchlist: text })
    await I.open('/watchlist')
    await I.see('Your watchlist is empty. Discover movies to add to your list!')
    await expect.poll(() => keptAside(I, 'watchlist')).toEqual([{ hasTime: true, text }])
  })
}

test('a watchlist with one unreadable row shows the others, and a copy of all of it is kept', async ({ I }) => {
  const row = {
    id: 1,
    movieId: 348,
    userId: 1,
    addedAt: '2024-01-01T00:00:00.000Z',
    status: 'watched',
    movie: { id: 348, title: 'Alien' },
  }
  const text = JSON.stringify([row, { nonsense: true }])
  await givenStored(I.page, { watchlist: text })
  await I.open('/watchlist')
  await I.seeCards('Alien')
  await expect.poll(() => keptAside(I, 'watchlist')).toEqual([{ hasTime: true, text }])
})

for (const text of ['][', '[]', '"dark"']) {
  test(`settings that read ${text} fall back to the defaults, and a copy of them is kept`, async ({ I }) => {
    await givenStored(I.page, { settings: text })
    await I.open('/settings')
    await I.seeHeading('Settings')
    await expect(I.page.getByRole('combobox', { name: 'Region' })).toHaveValue('United States (US)')
    await expect(I.page.getByRole('checkbox', { name: 'Include adult content' })).not.toBeChecked()
    await expect.poll(() => keptAside(I, 'settings')).toEqual([{ hasTime: true, text }])
  })
}

test('an unknown address shows the not-found page with a link to Home', { tag: '@gate' }, async ({ I }) => {
  for (const path of ['/nope', '/movie', '/watchlist/nope', '/settings/x/y']) {
    await test.step(path, async () => {
      await I.open(path)
      await I.seeHeading('404 Page Not Found')
      await I.click('Go to Home')
      await I.seeHeading('Recommended for You')
    })
  }
})

test('an address that cannot be decoded shows the not-found page', async ({ I, expectConsole }) => {
  expectConsole(/could not be decoded/)
  await I.open('/%E0%A4%A')
  await I.seeHeading('404 Page Not Found')
})

const badIds = [
  ['0', '-1', '1.5', 'abc', '01'],
  ['12345678901', '1e3', '..%2F..%2F4%2Faccount', '%00', '348%20'],
]
for (const ids of badIds) {
  test(`a movie is not found, and nothing is requested for it, with the ids ${ids.join(' ')}`, async ({
    I,
    catalog,
  }) => {
    for (const id of ids) {
      await test.step(id, async () => {
        await I.open(`/movie/${id}`)
        await I.see('Movie not found')
        await I.seeNoToast()
        const known = ['/trending/movie/week', '/genre/movie/list']
        const asked = catalog.requests.map(({ path }) => path).filter((path) => !path.startsWith('/t/p/'))
        expect(asked.filter((path) => !known.includes(path))).toEqual([])
        await I.closeMovie()
        await I.seeAddress('/')
      })
    }
  })
}

test('a movie that TMDB does not know shows that it was not found', async ({ I, expectConsole, logged }) => {
  expectConsole(/404/)
  await I.open('/watchlist/movie/999999999')
  await I.see('Movie not found')
  await I.seeNoToast()
  // The details, the watch providers and the recommendations are requested at once.
  await expect.poll(() => logged).toEqual(Array(3).fill('ProviderError: TMDB API error: 404 Not Found'))
})

test('when storage is blocked, the app says so and works until the page is closed', { tag: '@gate' }, async ({ I }) => {
  await I.page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await I.open('/')
  await I.see('This browser blocks storage, so your changes last only until you leave.')
  await I.openMovie('Oppenheimer')
  await I.addFromModal()
  await I.seeToast('Added to Watchlist', 'Oppenheimer has been added to your watchlist')
  await I.closeMovie()
  await I.goTo('Watchlist')
  await I.seeCards('Oppenheimer')
})

test('when storage is full, a change is refused with a message and nothing changes', { tag: '@gate' }, async ({
  I,
  expectConsole,
}) => {
  expectConsole(/QuotaExceededError/)
  await givenWatchlist(I.page, 'Alien')
  await I.page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await I.open('/watchlist')
  await I.seeCards('Alien')
  const before = await storedText(I.page, 'watchlist')
  await I.remove('Alien')
  await I.seeToast('Error', 'Failed to remove from watchlist')
  await I.seeCards('Alien')
  expect(await storedText(I.page, 'watchlist')).toBe(before)
  await expect(places(I.page).main).toContainText("Your browser couldn't save your last change.")
})

test('the app starts without a network, says so, and Retry works even if the browser is wrong about it', async ({
  I,
  catalog,
  expectConsole,
}) => {
  expectConsole(/TMDB API error: Network unreachable/, /ERR_/)
  await I.page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  catalog.fail('*', 'drop')
  await I.open('/movie/348')
  await expect(places(I.page).modal).toContainText("You're offline")
  catalog.heal()
  await places(I.page).modal.getByRole('button', { name: 'Retry' }).click()
  await I.seeMovie('Alien')
  await I.closeMovie()
  await places(I.page).main.getByRole('button', { name: 'Retry' }).click()
  await I.seeCardCount(20)
})
