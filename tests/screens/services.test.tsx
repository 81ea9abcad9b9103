import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { createAnswers } from '#stores/copies/answers.ts'
import { availabilityFormat, createMovieCache } from '#stores/copies/movie-cache.ts'
import { collectionsOf, idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { turn, until } from '#tests/support/until.ts'
import { offers, service } from '#tests/support/wire-details.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, offline } from '#tests/tmdb/fake-tmdb.ts'

const netflix = service(8, 'Netflix')
const max = service(9, 'Max')
const apple = service(2, 'Apple')

const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune', 'Heat', 'Solaris'] })
const stored = {
  watchlist: watchlistOf('Alien', 'Dune', 'Heat', 'Solaris'),
  collections,
  'collection-movies': collectionMovies,
  settings: { services: { US: [8, 9], DE: [2] } },
}
const answers = {
  '/watch/providers/movie': json({ results: [apple, netflix, max] }),
  [`/movie/${idOf('Alien')}/watch/providers`]: offers({ US: { flatrate: [netflix], ads: [max] } }),
  [`/movie/${idOf('Dune')}/watch/providers`]: offers({ US: { free: [max] } }),
  [`/movie/${idOf('Heat')}/watch/providers`]: offers({ US: { rent: [netflix], buy: [max] } }),
  [`/movie/${idOf('Solaris')}/watch/providers`]: offers({ GB: { flatrate: [netflix] } }),
}

const open = async (options: TestAppOptions = {}) => {
  const started = await renderApp({ path: '/watchlist', stored, answers, ...options })
  /** Lets the time pass that requests take turns in. */
  const see = async <Seen,>(look: () => Seen | null | undefined | false) =>
    until(() => {
      started.clock.advance(60)
      return look()
    })
  return { ...started, see }
}

const cards = () =>
  Object.fromEntries(
    screen
      .getAllByRole('article')
      .map((card) => [
        card.querySelector('a')?.textContent,
        card.querySelector('[role=img][aria-label^=On]')?.getAttribute('aria-label') ?? '',
      ]),
  )
const marked = { Alien: 'On Netflix, Max', Dune: 'On Max', Heat: '', Solaris: '' }

describe.each(['/watchlist', `/collections/${collections[0]?.id}`])('the marks at %s', (path) => {
  it('name the services of the user that stream a movie in their country, for free or with ads too', async () => {
    const { see } = await open({ path })
    await see(() => Object.values(cards()).filter((mark) => mark !== '').length === 2)
    expect(cards()).toEqual(marked)
  })
})

describe('the source of the services', () => {
  const source = () => screen.queryByText(/^Data provided by/)

  it.each(['/', '/watchlist', `/collections/${collections[0]?.id}`])('is named with a link at %s', async (path) => {
    await open({ path, answers: { ...answers, [trendingPath]: titles('Alien', 'Ran') } })
    await until(source)
    expect(source()).toHaveTextContent('Data provided by JustWatch')
    expect(screen.getByRole('link', { name: 'JustWatch' })).toHaveAttribute('href', 'https://www.justwatch.com/')
  })

  it('is not named without services in the region', async () => {
    const { see } = await open({ languages: ['fr-FR'] })
    await see(() => screen.getAllByRole('article').length === 4)
    expect(source()).toBe(null)
  })

  it('is sample data in the demo', async () => {
    const { I } = await open({ buildKey: '' })
    await I.seeText('Sample data, not real offers.')
    expect(source()).toBe(null)
  })
})

describe('the marks', () => {
  it('are not there, and nothing is asked, without services in the region', async () => {
    const { asked, see } = await open({ languages: ['fr-FR'] })
    await see(() => screen.getAllByRole('article').length === 4)
    for (let count = 0; count < 10; count += 1) await turn()
    expect(asked().filter((path) => path.includes('providers'))).toEqual([])
  })

  it('are there again without a network, by a list of services that is days old', async () => {
    const database = new IDBFactory()
    const now = () => Date.UTC(2026, 0, 1)
    const store = createMovieCache(availabilityFormat, createAnswers({ database, now, version: '1' }), now)
    await store.write(['tmdb', 'US'], new Map([[idOf('Dune'), { services: [9], fetchedAt: now() }]]))
    const list = [{ id: 9, name: 'Max', logoPath: null, displayPriority: 1 }]
    const old = { time: now() - 172_800_000, source: 'tmdb', providers: list }
    const { see } = await open({
      database,
      isOnline: false,
      answers: { '/watch/providers/movie': offline },
      stored: { ...stored, 'watch-providers-US-en-US': old },
    })
    await see(() => cards()['Dune'] === 'On Max')
    expect(cards()).toEqual({ Alien: '', Dune: 'On Max', Heat: '', Solaris: '' })
    await until(() => screen.queryAllByRole('img', { name: 'Not checked yet' }).length === 3)
  })
})

describe('the filter by service', () => {
  it('narrows the list to my services or one of them, and says how many movies are unknown', async () => {
    const slow = new Promise<Response>(() => {})
    const { I, address, clock, see } = await open({
      answers: { ...answers, [`/movie/${idOf('Solaris')}/watch/providers`]: () => slow },
    })
    await see(() => cards()['Dune'] === 'On Max')
    await I.click('button', 'Filters')
    const services = await I.see('combobox', 'Where to watch')
    expect(
      within(services)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Anywhere', 'On my services', 'Netflix', 'Max'])
    await I.choose(services, 'mine')
    expect(Object.keys(cards()).toSorted()).toEqual(['Alien', 'Dune'])
    await I.seeText('1 movie not checked yet')
    await I.seeText('In the United States')
    clock.advance(100)
    await until(() => address().includes('service=mine'))
    await I.choose(await I.see('combobox', 'Where to watch'), 'Netflix')
    await I.press('{Escape}')
    expect(Object.keys(cards())).toEqual(['Alien'])
    await I.click('button', 'Remove filter: Netflix')
    expect(Object.keys(cards())).toHaveLength(4)
    clock.advance(100)
    await until(() => !address().includes('service'))
  })

  it('is one click on a chip beside the count, which goes while a service is chosen', async () => {
    const { I, see } = await open()
    await see(() => cards()['Dune'] === 'On Max')
    await I.click('button', 'On my services')
    expect(Object.keys(cards()).toSorted()).toEqual(['Alien', 'Dune'])
    expect(I.sees('button', 'On my services')).toBe(false)
    await I.click('button', 'Remove filter: My services')
    expect(Object.keys(cards())).toHaveLength(4)
    await I.see('button', 'On my services')
  })

  it('is named though the region does not have the service', async () => {
    const { I } = await open({ path: '/watchlist?service=77' })
    await I.click('button', 'Remove filter: Unknown service')
    await until(() => Object.keys(cards()).length === 4)
  })

  it('is that of the address, and is cleared where nothing matches', async () => {
    const { I, see } = await open({ path: '/watchlist?service=2' })
    await see(() => screen.queryByText('Oldest information: today'))
    await I.click('button', 'Clear filters')
    expect(Object.keys(cards())).toHaveLength(4)
  })
})

describe('my services in Settings', () => {
  beforeAll(loadSettings, 120_000)

  const boxes = (checked: boolean | undefined = undefined) =>
    within(screen.getByRole('region', { name: 'My services' }))
      .queryAllByRole('checkbox', checked === undefined ? {} : { checked })
      .map((box) => box.closest('label')?.textContent)

  it('are chosen from those of the region, and found by name', async () => {
    const { I, app } = await open({ path: '/settings', stored: {} })
    await I.click('checkbox', 'Netflix')
    expect(await I.seeToast()).toEqual(['Settings saved', 'My services updated successfully'])
    await I.focus('Search streaming services...')
    await I.type('ma')
    expect(boxes()).toEqual(['MMax'])
    await I.click('checkbox', 'Max')
    expect(app.settings.current.peek().services).toEqual({ US: [8, 9] })
    await I.click('checkbox', 'Max')
    expect(app.settings.current.peek().services).toEqual({ US: [8] })
  })

  it('come first, and are those of another region once it is chosen', async () => {
    const { I, app } = await open({ path: '/settings' })
    await I.see('group', 'My services')
    expect(boxes(true)).toEqual(['NNetflix', 'MMax'])
    app.lazy.get(createSettingsCommands).change({ field: 'region', value: 'DE' })
    await until(() => boxes(true).join() === 'AApple')
  })
})
