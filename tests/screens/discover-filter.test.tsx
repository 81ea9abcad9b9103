import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'
import { listed, titles } from '#tests/support/wire-movies.ts'

const discoverPath = '/discover/movie'

const cards = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label')?.slice(0, -7))
const seeCards = (...names: readonly string[]) => until(() => cards().join() === names.join())

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Movie ${from + index}`)

/** Pages of twenty movies. */
const pagesOf =
  (count: number): Answer =>
  ({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'))
    const results = numbered(20 * (page - 1) + 1, 20).map((title, index) =>
      listed(title, { id: 1000 + 20 * (page - 1) + index + 1 }),
    )
    return Response.json({ page, results, total_pages: count, total_results: 20 * count })
  }

const questionOf = (call: string | undefined) => Object.fromEntries(new URLSearchParams(call?.split('?')[1]))

describe('the filters of Discover', () => {
  it('combine, starting with the genre and the order of the tab', async () => {
    const { I, address, asked } = await renderApp({
      path: '/discover?tab=genre&genre=28&sort=vote_average.desc',
      answers: { [discoverPath]: titles('Oldboy') },
    })
    await seeCards('Oldboy')
    await I.click('button', 'Filters')
    await I.see('dialog', 'Filters')
    for (const name of ['Action', 'Thriller', '2000s', '≤ 120 min', '★ ≥ 7', 'Korean', 'Not seen']) await I.focus(name)
    const before = asked().length
    await I.click('button', 'Show movies')
    await I.see('button', 'Remove filter: Korean')
    await until(() => asked().length > before)
    expect(questionOf(asked().at(-1))).toMatchObject({
      with_genres: '53',
      'primary_release_date.gte': '2000-01-01',
      'with_runtime.lte': '120',
      'vote_average.gte': '7',
      'vote_count.gte': '100',
      with_original_language: 'ko',
      sort_by: 'vote_average.desc',
      page: '1',
    })
    expect(address()).toContain('/discover?tab=filter&genre=Thriller&')
  })

  it('write no stored choice, and go one by one', async () => {
    const { I, app, asked } = await renderApp({
      path: '/discover?tab=filter&genre=Thriller&language=ko&service=8',
      answers: { [discoverPath]: titles('Oldboy') },
    })
    await seeCards('Oldboy')
    const { selectedGenre, selectedServices, discoverTab } = app.memory.preferences
    expect([selectedGenre, selectedServices, discoverTab].map(({ value }) => value.peek())).toEqual([
      28,
      [],
      'trending',
    ])
    await I.click('button', 'Remove filter: Korean')
    await until(() => questionOf(asked().at(-1))['with_original_language'] === undefined)
    expect(questionOf(asked().at(-1))).toMatchObject({ with_genres: '53', with_watch_providers: '8' })
    await I.notSee('button', 'Remove filter: Korean')
  })

  it('leave out what was seen, fill each step, and keep what is marked meanwhile', async () => {
    const watchlist = watchlistOf('Movie 1 ✓', 'Movie 2').map((item, index) => ({
      ...item,
      movieId: 1001 + index,
      movie: { ...item.movie, id: 1001 + index },
    }))
    const { I, asked } = await renderApp({
      path: '/discover?tab=filter&seen=no&listed=no',
      answers: { [discoverPath]: pagesOf(3) },
      stored: { watchlist },
    })
    expect(await seeCards(...numbered(3, 20))).toBe(true)
    await I.click('button', 'Add Movie 3 to watchlist')
    await I.notSee('button', 'Add Movie 3 to watchlist')
    await I.click('button', 'Show more')
    expect(await seeCards(...numbered(3, 40))).toBe(true)
    await I.click('button', 'Show more')
    expect(await seeCards(...numbered(3, 58))).toBe(true)
    await I.notSee('button', 'Show more')
    expect(
      asked()
        .filter((call) => call.startsWith(discoverPath))
        .map((call) => questionOf(call)['page']),
    ).toEqual(['1', '2', '3'])
  })

  it('count the steps in the address', async () => {
    await renderApp({ path: '/discover?tab=filter&page=2', answers: { [discoverPath]: pagesOf(3) } })
    expect(await seeCards(...numbered(1, 40))).toBe(true)
  })

  it('never show a hidden movie', async () => {
    await renderApp({
      path: '/discover?tab=filter',
      answers: { [discoverPath]: titles('Alien', 'Heat') },
      stored: {
        'not-for-me': [{ movieId: idOf('Alien'), addedAt: minute(1), movie: slimSnapshotOf(snapshot('Alien')) }],
      },
    })
    expect(await seeCards('Heat')).toBe(true)
  })

  it('say, once asked, which one leaves nothing', async () => {
    const answer: Answer = ({ url }) => {
      const { searchParams } = new URL(url)
      const found = searchParams.has('with_people') ? 0 : 45
      return Response.json({ page: 1, results: [], total_pages: found === 0 ? 0 : 3, total_results: found })
    }
    const { I, asked } = await renderApp({
      path: '/discover?tab=filter&genre=Thriller&year=2000-2009&people=5',
      answers: { [discoverPath]: answer, '/person/5': () => Response.json({ id: 5, name: 'Peter Cushing' }) },
    })
    await I.seeText('No movies match all of these filters.')
    const counted = asked().filter((call) => call.startsWith(discoverPath)).length
    await I.click('button', 'Which filter should I remove?')
    await I.seeText('Without this condition, there are 45 movies.')
    expect(asked().filter((call) => call.startsWith(discoverPath)).length - counted).toBe(4)
    await I.click('button', 'Remove filter: Peter Cushing')
    await until(() => questionOf(asked().at(-1))['with_people'] === undefined)
  })

  it('name the languages that only the provider has a code of', async () => {
    const { I } = await renderApp({ path: '/discover?tab=filter&language=cn', buildKey: '' })
    expect(await I.see('button', 'Remove filter: Cantonese')).toBeInTheDocument()
  })

  it('offer no keywords and age ratings in the demo catalog, which answers the others', async () => {
    const { I } = await renderApp({
      path: '/discover?tab=filter&language=ko&keywords=818&companies=79&age=R',
      buildKey: '',
    })
    await until(() => cards().length > 0)
    expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1)
    await I.click('button', /^Filters/)
    const panel = await I.see('dialog', 'Filters')
    await I.see('group', 'Rating')
    expect(within(panel).queryByLabelText('Find a keyword')).toBe(null)
    expect(within(panel).queryByLabelText('Age rating')).toBe(null)
    expect(within(panel).getByLabelText('Find a person')).toBeInTheDocument()
  })
})
