import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { createAnswers } from '#stores/copies/answers.ts'
import { createMovieCache, releasesFormat } from '#stores/copies/movie-cache.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { releaseDates } from '#tests/support/wire-details.ts'
import { offline } from '#tests/tmdb/fake-tmdb.ts'

const at = (title: string) => `/movie/${idOf(title)}/release_dates`
const stored = { watchlist: watchlistOf('Alien', 'Dune', 'Heat ✓', 'Solaris') }
const answers = {
  [at('Alien')]: releaseDates({ US: { cinema: '2025-12-24', digital: '2026-02-10' } }),
  [at('Dune')]: releaseDates({ US: { cinema: '2026-01-09', digital: '2026-03-01' }, DE: { cinema: '2026-01-08' } }),
  [at('Heat')]: releaseDates({ US: { cinema: '2026-01-09' } }),
  [at('Solaris')]: releaseDates({ US: { physical: '2025-11-20' } }),
}

const open = async (options: TestAppOptions = {}) => {
  const started = await renderApp({ path: '/watchlist/releases', stored, answers, ...options })
  /** Lets the time pass that requests take turns in. */
  const see = async <Seen,>(look: () => Seen | null | undefined | false) =>
    until(() => {
      started.clock.advance(60)
      return look()
    })
  return { ...started, see }
}

const rowsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('article')
    .map((row) => [row.querySelector('a')?.textContent, row.querySelector('a + span')?.textContent])

describe('the release dates', () => {
  it('are those of my watchlist in my region, what comes next and what came out lately', async () => {
    const { I, see, asked } = await open()
    await I.see('heading', 'Release dates')
    await see(() => screen.queryAllByRole('article').length === 5)
    expect(rowsIn('Coming up')).toEqual([
      ['Dune', 'In cinemas from Jan 9'],
      ['Alien', 'Digital from Feb 10'],
      ['Dune', 'Digital from Mar 1'],
    ])
    expect(rowsIn('Recently released')).toEqual([
      ['Alien', 'In cinemas since Dec 24, 2025'],
      ['Solaris', 'On disc since Nov 20, 2025'],
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'January 2026',
      'February 2026',
      'March 2026',
      'December 2025',
      'November 2025',
    ])
    expect(asked().filter((path) => path.includes('release_dates'))).toHaveLength(3)
  })

  it('are shown as loading until the movies were asked about', async () => {
    const { I, see } = await open()
    await I.see('status', 'Loading...')
    await see(() => screen.queryAllByRole('article').length === 5)
    await I.notSee('status', 'Loading...')
  })

  it('follow the region', async () => {
    const { app, see } = await open()
    await see(() => screen.queryAllByRole('article').length === 5)
    app.lazy.get(createSettingsCommands).change({ field: 'region', value: 'DE' })
    await see(() => screen.queryAllByRole('article').length === 1)
    expect(rowsIn('Coming up')).toEqual([['Dune', 'In cinemas from Jan 8']])
  })

  it('are there without a network, from what is stored', async () => {
    const database = new IDBFactory()
    const now = () => Date.UTC(2026, 0, 1)
    const cache = createMovieCache(releasesFormat, createAnswers({ database, now, version: '1' }), now)
    const dates = { cinema: '2026-01-09' }
    await cache.write(['tmdb', 'US'], new Map([[idOf('Dune'), { dates, fetchedAt: now() }]]))
    const unknown = Object.fromEntries(Object.keys(answers).map((path) => [path, offline]))
    const { I, see } = await open({ database, isOnline: false, answers: unknown })
    await see(() => screen.queryAllByRole('article').length === 1)
    expect(rowsIn('Coming up')).toEqual([['Dune', 'In cinemas from Jan 9']])
    await I.seeText('2 movies not checked yet')
    await I.seeText("Checking continues when you're back online.")
  })

  it('open a movie over the page', async () => {
    const { I, see, address } = await open()
    await see(() => screen.queryAllByRole('article').length === 5)
    await I.click('link', 'Solaris')
    expect(address()).toBe(`/watchlist/releases/movie/${idOf('Solaris')}`)
  })

  it('are saved as a calendar: the next one of each movie, or one of them', async () => {
    const { I, files, see } = await open()
    await see(() => screen.queryAllByRole('article').length === 5)
    await I.click('button', 'Save calendar file')
    await I.click('button', 'Add to calendar: Alien')
    const events = files.map(({ name, text }) => [name, text.match(/^(?:UID|DTSTART|SUMMARY).*$/gmu)])
    const alien = [
      `UID:tmdb-${idOf('Alien')}-US-digital@matinee`,
      'DTSTART;VALUE=DATE:20260210',
      'SUMMARY:Alien · Digital',
    ]
    const dune = [`UID:tmdb-${idOf('Dune')}-US-cinema@matinee`, 'DTSTART;VALUE=DATE:20260109', 'SUMMARY:Dune · Cinema']
    expect(
      events.map(([name, lines]) => [name, Array.isArray(lines) ? lines.map((line) => line.trim()) : lines]),
    ).toEqual([
      ['matinee-releases.ics', [...dune, ...alien]],
      [`matinee-release-${idOf('Alien')}.ics`, alien],
    ])
  })

  it('say what is missing: movies to wait for, kinds, dates', async () => {
    const { I, app } = await open({ stored: { watchlist: watchlistOf('Heat ✓') } })
    await I.seeText('Your watchlist has no movies left to watch')
    app.lazy.get(createSettingsCommands).change({ field: 'releaseKinds', value: [] })
    await I.seeText('All kinds of releases are turned off in Settings.')
  })

  it('are linked from the watchlist', async () => {
    const { I, address } = await open({ path: '/watchlist' })
    await I.click('link', 'Release dates')
    await I.see('heading', 'Release dates')
    expect(address()).toBe('/watchlist/releases')
  })
})
