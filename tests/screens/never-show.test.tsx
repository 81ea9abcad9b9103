import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { listed, page, searchPath, trendingPath } from '#tests/support/wire-movies.ts'

const [horror, comedy, both] = [{ genre_ids: [27] }, { genre_ids: [35] }, { genre_ids: [35, 27] }]
const found = page(listed('Alien', horror), listed('Heat', comedy), listed('Dune', both))
const answers = { [trendingPath]: found, '/discover/movie': found, [searchPath]: found }
const settings = { neverShow: { genres: [27] } }

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getAllByRole('link')[0]?.getAttribute('aria-label'))
const seeCards = (...names: readonly string[]) =>
  until(() => cards().join() === names.map((name) => `${name} (1979)`).join())

describe('a genre that is never to be shown', () => {
  it.each([
    ['on Home', '/', ['Heat']],
    ['among what trends', '/discover?tab=trending', ['Heat']],
    ['on the tab of another genre', '/discover?tab=genre&genre=35', ['Heat']],
    ['in a filter', '/discover?tab=filter&genre=Comedy', ['Heat']],
  ])('is left out %s', async (_, path, expected) => {
    await renderApp({ path, answers, stored: { settings } })
    expect(await seeCards(...expected)).toBe(true)
  })

  it.each([
    ['on its tab', '/discover?tab=genre&genre=27'],
    ['in a filter that names it', '/discover?tab=filter&genre=Horror|Comedy'],
    ['by a search', '/discover?query=a'],
  ])('is shown %s', async (_, path) => {
    await renderApp({ path, answers, stored: { settings } })
    expect(await seeCards('Alien', 'Heat', 'Dune')).toBe(true)
  })

  it("never hides the user's own movies", async () => {
    await renderApp({
      path: '/discover?tab=trending',
      answers,
      stored: { settings, watchlist: watchlistOf('Dune') },
    })
    expect(await seeCards('Heat', 'Dune')).toBe(true)
  })

  it('is left out of similar movies', async () => {
    const { I } = await openAlien(
      { [`/movie/${alienId}/recommendations`]: page(listed('Heat', comedy), listed('Dune', both)) },
      { stored: { settings } },
    )
    await I.see('link', 'Heat (1979)')
    await I.notSee('link', 'Dune (1979)')
  })

  it.each([
    ['is left out of what is new tonight', null, ['Heat']],
    ['is shown tonight as the genre that was chosen', 'Horror', ['Alien', 'Dune']],
  ])('%s', async (_, taste, expected) => {
    const conditions = { source: { kind: 'unlisted' }, maxRuntime: null, taste, services: [] }
    const { I } = await renderApp({ path: '/tonight', answers, stored: { settings, tonightConditions: conditions } })
    const movies = within(await I.see('list', /movies? for tonight/))
    expect(
      movies
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(expected)
  })

  it('is chosen in Settings, which keep what a later version wrote beside it', async () => {
    const { I, app } = await renderApp({
      path: '/settings?section=you',
      stored: { settings: { neverShow: { genres: [27], keywords: [818] } } },
    })
    await I.click('checkbox', 'Romance')
    await until(() => app.settings.current.peek().neverShow?.genres.length === 2)
    expect(app.settings.current.peek().neverShow).toEqual({ genres: [27, 10749], keywords: [818] })
    await I.click('checkbox', 'Horror')
    await until(() => app.settings.current.peek().neverShow?.genres.length === 1)
  })
})

describe('keywords and age ratings that are never to be shown', () => {
  const unwanted = { neverShow: { genres: [], keywords: [818], age: { country: 'US', rating: 'PG-13' } } }
  const questions = (asked: readonly string[]) =>
    asked
      .filter((call) => call.startsWith('/discover/movie'))
      .map((call) => Object.fromEntries(new URLSearchParams(call.split('?')[1])))
  const left = { without_keywords: '818', 'certification.lte': 'PG-13', certification_country: 'US' }

  it.each([
    ['on the tab of a genre', '/discover?tab=genre&genre=35'],
    ['in a filter', '/discover?tab=filter&genre=Comedy'],
    ['of what the chosen services have', '/discover?tab=trending'],
    ['of what is new tonight', '/tonight'],
  ])('are left out %s', async (_, path) => {
    const conditions = { source: { kind: 'unlisted' }, maxRuntime: null, taste: null, services: [] }
    const { asked } = await renderApp({
      path,
      answers,
      stored: { settings: unwanted, tonightConditions: conditions, selectedWatchProviders: [8] },
    })
    await until(() => questions(asked()).length > 0)
    expect(questions(asked())[0]).toMatchObject(left)
  })

  it('are chosen in Settings, and asked for anew', async () => {
    const ratings = [
      { certification: 'PG', order: 2, meaning: '' },
      { certification: 'R', order: 4, meaning: '' },
    ]
    const { I, app } = await renderApp({
      path: '/settings?section=you',
      answers: {
        '/certification/movie/list': () => Response.json({ certifications: { US: ratings } }),
        '/search/keyword': () => Response.json({ page: 1, results: [{ id: 818, name: 'based on novel' }] }),
        '/keyword/818': () => Response.json({ id: 818, name: 'based on novel' }),
      },
    })
    await I.focus('Find a keyword')
    await I.type('novel')
    await I.click('button', 'Search')
    await I.click('checkbox', 'based on novel')
    await I.choose(await I.see('combobox', 'Age rating'), 'PG')
    const never = () => app.settings.current.peek().neverShow
    await until(() => never()?.age !== undefined)
    expect(never()).toEqual({ genres: [], keywords: [818], age: { country: 'US', rating: 'PG' } })
    await I.choose(await I.see('combobox', 'Age rating'), '')
    await until(() => never()?.age === undefined)
    await I.click('checkbox', 'based on novel')
    await until(() => never()?.keywords?.length === 0)
    await I.seeText(/TMDB can't leave out keywords and age ratings on Home/)
  })

  it('are not offered in the demo', async () => {
    const { I } = await renderApp({ path: '/settings?section=you', buildKey: '' })
    await I.see('checkbox', 'Horror')
    expect(screen.queryByLabelText('Find a keyword')).toBe(null)
    expect(screen.queryByLabelText('Age rating')).toBe(null)
    expect(screen.queryByText(/TMDB can't leave out/)).toBe(null)
  })
})
