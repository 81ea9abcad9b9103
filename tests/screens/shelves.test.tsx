import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { shelvesIn } from '#domain/discover/shelves.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'
import { listed, titles, trendingPath } from '#tests/support/wire-movies.ts'

const discoverPath = '/discover/movie'
const filterAddress = '/discover?tab=filter&genre=Thriller&language=ko'

const shelf = (conditions: object = {}) => ({
  id: 7,
  list: 'discover',
  name: 'Korean thrillers',
  order: 'popularity.desc',
  conditions: { genre: 'Thriller', language: 'ko', ...conditions },
})

const open = (options: TestAppOptions & { readonly saved?: readonly object[] } = {}) =>
  renderApp({
    isAllInView: true,
    path: '/discover',
    answers: { [trendingPath]: titles('Alien'), [discoverPath]: titles('Oldboy', 'Mother') },
    ...options,
    stored: { ...options.stored, ...(options.saved && { settings: { savedFilters: options.saved } }) },
  })

const row = (name: string) => within(screen.getByRole('region', { name }))
const moviesIn = (name: string) =>
  row(name)
    .queryAllByRole('article')
    .map((card) => card.querySelector('a')?.getAttribute('aria-label')?.slice(0, -7))

describe('a filter that is kept as a shelf', () => {
  it('is named by one tap, and taken back by another', async () => {
    const { I, app } = await open({ path: filterAddress })
    await I.click('button', 'Keep as shelf')
    expect(await I.seeToast()).toEqual(['Shelf kept', 'Thriller · Korean'])
    expect(shelvesIn(app.settings.current.peek())).toEqual([
      {
        id: expect.any(Number),
        list: 'discover',
        name: 'Thriller · Korean',
        order: 'popularity.desc',
        conditions: { genre: 'Thriller', language: 'ko' },
      },
    ])
    await I.see('button', 'Edit shelf')
    await I.click('button', 'Undo')
    await I.see('button', 'Keep as shelf')
    expect(shelvesIn(app.settings.current.peek())).toEqual([])
  })

  it('is a row on Discover, above what trends, with all of its movies behind it', async () => {
    const { I, address } = await open({ saved: [shelf()] })
    await I.see('link', 'Oldboy (1979)')
    expect(moviesIn('Korean thrillers')).toEqual(['Oldboy', 'Mother'])
    await I.click('link', 'See all')
    await until(() => address() === filterAddress)
  })

  it('gets another name', async () => {
    const { I, app } = await open({ saved: [shelf()] })
    await I.click('button', 'Edit Korean thrillers')
    await I.focus('Name')
    await I.type(' at night')
    await I.click('button', 'Save')
    expect(await I.seeToast()).toEqual(['Shelf renamed', 'Korean thrillers at night'])
    expect(shelvesIn(app.settings.current.peek())).toMatchObject([{ id: 7, name: 'Korean thrillers at night' }])
  })

  it('gets a place on Home at once, whatever becomes of a name that is being typed', async () => {
    const { I, app } = await open({ saved: [shelf()] })
    await I.click('button', 'Edit Korean thrillers')
    await I.focus('Name')
    await I.type(' at night')
    await I.click('checkbox', 'Show on Home, too')
    expect(await I.seeToast()).toEqual(['Shelf updated', 'Korean thrillers'])
    await I.click('button', 'Cancel')
    expect(shelvesIn(app.settings.current.peek())).toEqual([shelf({ home: 'yes' })])
  })

  it('is deleted, with Undo', async () => {
    const { I } = await open({ saved: [shelf()] })
    await I.click('button', 'Edit Korean thrillers')
    await I.click('button', 'Delete shelf')
    expect(await I.seeToast()).toEqual(['Shelf deleted', 'Korean thrillers'])
    await I.notSee('region', 'Korean thrillers')
    await I.click('button', 'Undo')
    await I.see('region', 'Korean thrillers')
  })

  it.each([
    ['not on Home', {}, []],
    ['on Home if wished', { home: 'yes' }, ['Oldboy', 'Mother']],
  ])('is %s', async (_, conditions, expected) => {
    const { I } = await open({ path: '/', saved: [shelf(conditions)] })
    await I.see('link', 'Alien (1979)')
    if (expected.length > 0) await I.see('link', 'Oldboy (1979)')
    expect(screen.queryByRole('region', { name: 'Korean thrillers' }) ? moviesIn('Korean thrillers') : []).toEqual(
      expected,
    )
  })

  it('asks for nothing before it would be seen', async () => {
    const { I, asked } = await open({ saved: [shelf()], isAllInView: false })
    await I.see('region', 'Korean thrillers')
    await I.see('link', 'Alien (1979)')
    expect(asked().filter((call) => call.startsWith(discoverPath))).toEqual([])
  })

  it('asks twice at most, where much of it was seen', async () => {
    const pages: Answer = ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      const results = Array.from({ length: 20 }, (_, index) =>
        listed(`Movie ${20 * (page - 1) + index + 1}`, { id: 1000 + 20 * (page - 1) + index + 1 }),
      )
      return Response.json({ page, results, total_pages: 9, total_results: 180 })
    }
    const watchlist = Array.from({ length: 35 }, (_, index) => {
      const [item] = watchlistOf('Alien ✓')
      return item && { ...item, movieId: 1001 + index, movie: { ...item.movie, id: 1001 + index } }
    })
    const { asked } = await open({
      saved: [shelf({ seen: 'no' })],
      answers: { [trendingPath]: titles('Alien'), [discoverPath]: pages },
      stored: { watchlist },
    })
    await until(
      () => screen.queryByRole('region', { name: 'Korean thrillers' }) && moviesIn('Korean thrillers').length > 0,
    )
    expect(moviesIn('Korean thrillers')).toEqual(['Movie 36', 'Movie 37', 'Movie 38', 'Movie 39', 'Movie 40'])
    expect(asked().filter((call) => call.startsWith(discoverPath))).toHaveLength(2)
  })

  it('begins with one of three, until one is kept', async () => {
    const { I, address } = await open({ path: '/discover?tab=genre' })
    await I.click('button', 'Filters')
    await I.see('region', 'To begin with')
    expect(
      row('To begin with')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['In cinemas now', 'Under 90 min', expect.stringMatching(/^\d{3}0s$/)])
    await I.click('button', 'Under 90 min')
    await until(() => address() === '/discover?tab=filter&runtime=-90')
  })
})
