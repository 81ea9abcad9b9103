import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { details, releaseDates } from '#tests/support/wire-details.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'

// The fixtures were added on 2026-01-01; today is 2026-01-02.
const at = (title: string) => `/movie/${idOf(title)}/release_dates`
const answers = {
  [trendingPath]: titles('Rocky'),
  [at('Alien')]: releaseDates({ US: { cinema: '2026-01-02', digital: '2026-02-10' } }),
  [at('Dune')]: releaseDates({ US: { digital: '2026-01-01' } }),
  [at('Heat')]: releaseDates({ US: { digital: '2026-01-01' } }),
  [at('Solaris')]: releaseDates({ US: { physical: '2026-01-03' } }),
}
const stored = {
  watchlist: watchlistOf('Alien', 'Dune', 'Heat ✓', 'Solaris'),
  'release-visits': { since: '2025-12-01', previous: '2025-12-01', last: '2025-12-31' },
}

const open = async (options: TestAppOptions = {}) => {
  const started = await renderApp({ stored, answers, ...options })
  const see = async <Seen,>(look: () => Seen | null | undefined | false) =>
    until(() => {
      started.clock.advance(60)
      return look()
    })
  return { ...started, see }
}

const section = () => screen.queryByRole('region', { name: 'Out now from your watchlist' })
const movies = () =>
  [...(section()?.querySelectorAll('article') ?? [])].map((movie) => [
    movie.querySelector('a')?.textContent,
    movie.querySelector('a + span')?.textContent,
  ])
const alienAndDune = [
  ['Alien', 'In cinemas since Jan 2'],
  ['Dune', 'Digital since Jan 1'],
]

describe('what came out since the last visit', () => {
  it('is on Home: first below what is there, and at the top from then on', async () => {
    const { I, see, storage } = await open()
    await see(() => movies().length === 2)
    expect(movies()).toEqual(alienAndDune)
    const isBelow = (name: string) => {
      const place = screen.getByRole('heading', { name }).compareDocumentPosition(section() ?? document)
      return place === Node.DOCUMENT_POSITION_FOLLOWING
    }
    expect(isBelow('Recommended for You')).toBe(true)
    expect(storage.getItem('releases-due')).toBe('2026-01-01')
    await I.click('link', 'Collections')
    await I.see('heading', 'My Collections')
    await I.click('link', 'Home')
    await see(() => movies().length === 2)
    expect(isBelow('From your watchlist')).toBe(false)
  })

  it('is dismissed, and is there again with Undo', async () => {
    const { I, see, storage } = await open()
    await see(() => movies().length === 2)
    await I.click('button', 'Dismiss')
    expect(section()).toBe(null)
    expect(await I.seeToast()).toEqual(['New releases dismissed', '2 movies'])
    // What is to come is due next.
    expect(storage.getItem('releases-due')).toBe('2026-01-03')
    await I.click('button', 'Undo')
    await until(() => movies().length === 2)
  })

  it('leaves what is watched or removed, and says that nothing is new where its place is kept', async () => {
    const { I, see, app } = await open()
    await see(() => movies().length === 2)
    await I.click('link', 'Collections')
    await I.see('heading', 'My Collections')
    await I.click('link', 'Home')
    await see(() => movies().length === 2)
    for (const title of ['Alien', 'Dune']) {
      const item = app.lists.watchlist.items.peek().find(({ movie }) => movie.title === title)
      if (item) app.commands.watchlist.remove([item.movieId])
    }
    await I.see('region', 'Nothing new from your watchlist')
  })

  it('is not there on a first visit, and opens its movies over Home', async () => {
    const { see, storage, I, address } = await open({ stored: { watchlist: stored.watchlist } })
    await see(() => storage.getItem('releases-due') === '2026-01-03')
    expect(section()).toBe(null)
    expect(storage.getItem('release-visits')).toBe('{"since":"2026-01-02","previous":"2026-01-02","last":"2026-01-02"}')
    await I.click('link', 'Solaris')
    expect(address()).toBe(`/movie/${idOf('Solaris')}`)
  })

  it('is of the kinds that were chosen', async () => {
    const { see } = await open({ stored: { ...stored, settings: { releaseKinds: ['cinema'] } } })
    await see(() => movies().length > 0)
    expect(movies()).toEqual([['Alien', 'In cinemas since Jan 2']])
  })

  it('asks nobody when no kind is chosen', async () => {
    const { asked, see, storage } = await open({ stored: { ...stored, settings: { releaseKinds: [] } } })
    await see(() => storage.getItem('release-visits')?.includes('"last":"2026-01-02"'))
    expect(asked().filter((path) => path.includes('release_dates'))).toEqual([])
  })
})

describe('a movie that is to come out', () => {
  it('names its dates, and adds one to the calendar', async () => {
    const { I, see, files } = await open({
      path: `/movie/${idOf('Alien')}`,
      answers: { ...answers, [`/movie/${idOf('Alien')}`]: details(idOf('Alien'), 'Alien') },
    })
    const dialog = within(await I.see('dialog', 'Alien'))
    await see(() => dialog.queryByText('Digital from Feb 10'))
    expect(dialog.queryByText(/In cinemas/)).toBe(null)
    await I.click('button', 'Add to calendar: Alien')
    expect(files.map(({ name, text }) => [name, /^DTSTART.*$/m.exec(text)?.[0].trim()])).toEqual([
      [`matinee-release-${idOf('Alien')}.ics`, 'DTSTART;VALUE=DATE:20260210'],
    ])
  })
})

describe('the kinds of releases in Settings', () => {
  beforeAll(loadSettings, 120_000)

  it('are all on at first, and are kept in the order of their kinds', async () => {
    const { I, app } = await open({ path: '/settings' })
    const card = within(await I.see('region', 'Release dates'))
    const chosen = () =>
      card.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)
    await until(() => card.queryAllByRole('checkbox').length === 3)
    expect(chosen()).toEqual(['Cinema', 'Digital', 'Disc'])
    await I.click('checkbox', 'Cinema')
    expect(await I.seeToast()).toEqual(['Settings saved', 'Release dates updated successfully'])
    await I.click('checkbox', 'Disc')
    await I.click('checkbox', 'Cinema')
    expect(app.settings.current.peek().releaseKinds).toEqual(['cinema', 'digital'])
  })
})
