import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'
import { credits, details, person } from '#tests/support/wire-details.ts'
import { listed, page, trendingPath } from '#tests/support/wire-movies.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'

const hanks = '/person/31'
const movies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...listed(`Film ${index + 1}`, { popularity: 100 - index, release_date: `19${50 + index}-01-01` }),
    character: `Part ${index + 1}`,
  }))

const open = (
  answers: Readonly<Record<string, Answer>> = {},
  stored: Readonly<Record<string, unknown>> = {},
  path = hanks,
) =>
  renderApp({
    path,
    stored,
    answers: {
      [trendingPath]: page(listed('Alien')),
      [hanks]: person(31, 'Tom Hanks'),
      [`${hanks}/movie_credits`]: credits(movies(25)),
      ...answers,
    },
  })
type Started = Awaited<ReturnType<typeof open>>

/** Undefined while the outgoing and the incoming panel are both mounted, for one frame. */
const shownMovies = () => {
  const [panel, ...others] = screen.queryAllByRole('tabpanel')
  return panel && others.length === 0
    ? within(panel)
        .queryAllByRole('article')
        .map((card) => within(card).getByRole('link').getAttribute('aria-label')?.replace(/ \(.*/, ''))
    : undefined
}
const seeMovies = (...titles: readonly string[]) =>
  until(() => JSON.stringify(shownMovies()) === JSON.stringify(titles))
const numbered = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Film ${first + index}`)
const order = (I: Started['I'], name: string) => I.see('combobox', 'Sort by').then((box) => I.choose(box, name))

describe('the person modal', () => {
  it('is named by the person and shows the known details', async () => {
    const { I } = await open()
    const modal = within(await I.see('dialog', 'Tom Hanks'))
    await I.seeText(/^First lines\./)
    expect(modal.getAllByRole('term').map((term) => term.textContent)).toEqual(['Known for', 'Born', 'Place of Birth'])
    expect(modal.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Acting',
      'July 9, 1956 (age 69)',
      'Concord, California, USA',
    ])
  })

  it('is called Unknown when even the name is missing', async () => {
    const { I } = await open({ [hanks]: person(31, '') })
    await I.see('dialog', 'Unknown')
    await I.see('heading', 'Unknown')
  })

  it('shows the date of death and the age at that date', async () => {
    const { I } = await open({ [hanks]: person(31, 'Tom Hanks', { deathday: '2020-07-08' }) })
    await I.seeText('July 9, 1956 – July 8, 2020 (aged 63)')
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('Born – Died')
  })

  it('leaves out unknown details', async () => {
    const { I } = await open({
      [hanks]: person(31, 'Tom Hanks', { birthday: null, place_of_birth: null, biography: '' }),
    })
    await I.seeText('No biography available.')
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Known for'])
  })

  it('begins with the four most popular movies and a link to all of them', async () => {
    const crew = [{ ...listed('Big', { popularity: 99.5 }), job: 'Producer' }]
    const { I } = await open({
      [hanks]: person(31, 'Tom Hanks', { biography: '' }),
      [`${hanks}/movie_credits`]: credits(movies(25), crew),
    })
    await I.seeText('No biography available.')
    await seeMovies('Film 1', 'Big', 'Film 2', 'Film 3')
    await I.click('button', 'See all credits')
    expect(await I.see('tab', 'Acting (25)')).toHaveAttribute('aria-selected', 'true')
    await seeMovies(...numbered(1, 12))
  })

  it('folds a long biography', async () => {
    const { I } = await open({
      [hanks]: person(31, 'Tom Hanks', { biography: `Born in Concord. ${'More. '.repeat(80)}` }),
    })
    expect(await I.see('button', 'Show more')).toHaveAttribute('aria-expanded', 'false')
    await I.click('button', 'Show more')
    await I.see('button', 'Show less')
    expect(screen.getByText(/^Born in Concord\./)).toBeVisible()
  })

  it('counts what was seen of the released movies of each tab, the longer first, and leaves out a cameo', async () => {
    const directed = ['Big', 'Larry Crowne', 'Jaws', 'Heat'].map((title) => ({ ...listed(title), job: 'Director' }))
    const announced = { ...listed('Not Yet'), release_date: '2031-01-01', job: 'Director' }
    const undated = { ...listed('One Day'), release_date: '', job: 'Director' }
    const { I } = await open(
      { [`${hanks}/movie_credits`]: credits(movies(2), [...directed, announced, undated]) },
      { watchlist: watchlistOf('Big ✓', 'Heat ✓', 'Jaws') },
    )
    await I.seeText('2 of 4 seen')
    await I.seeText('Directing · 1 not out yet')
    expect(screen.queryByText(/of 2 seen/)).toBeNull()
  })

  it('has no movies above the biography when there are no credits', async () => {
    const { I } = await open({ [`${hanks}/movie_credits`]: credits([]) })
    await I.see('tab', 'Acting (0)')
    await I.notSee('heading', 'Known for')
    await I.notSee('button', 'See all credits')
  })

  it('counts the movies of each tab; Directing contains only directing credits, with several jobs joined on one card', async () => {
    const crew = [
      { ...listed('Cast Away'), job: 'Producer' },
      { ...listed('Larry Crowne'), job: 'Writer' },
      { ...listed('Larry Crowne'), job: 'Director' },
    ]
    const { I } = await open({ [`${hanks}/movie_credits`]: credits(movies(3), crew) })
    await I.see('tab', 'Acting (3)')
    await I.click('tab', 'Directing (1)')
    await seeMovies('Larry Crowne')
    await I.seeText('Director, Writer')
  })

  it.each([
    ['Acting (0)', 'No acting credits available.'],
    ['Directing (0)', 'No directing credits available.'],
  ])('shows the empty message on %s', async (tab, message) => {
    const { I } = await open({ [`${hanks}/movie_credits`]: credits([]) })
    await I.click('tab', tab)
    await I.seeText(message)
  })

  it('shows the role, year, rating and genre of each movie, and adds it to the watchlist', async () => {
    const { I, app } = await open()
    await I.click('tab', 'Acting (25)')
    await seeMovies(...numbered(1, 12))
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
    if (!first) throw new Error('There is no card.')
    const card = within(first)
    for (const text of ['as Part 1', '1950', '8.2', 'Horror']) expect(card.getByText(text)).toBeInTheDocument()
    await I.click('button', 'Add Film 1 to watchlist')
    await I.see('button', 'Remove Film 1 from watchlist')
    expect(app.lists.watchlist.items.peek().map(({ movie }) => movie.title)).toEqual(['Film 1'])
  })

  it('shows twelve movies on a page, in five orders that each start at page 1', async () => {
    const { I } = await open()
    await I.click('tab', 'Acting (25)')
    await seeMovies(...numbered(1, 12))
    await I.click('button', 'Page 3')
    await seeMovies('Film 25')
    await I.click('button', 'Previous page')
    await seeMovies(...numbered(13, 24))
    await order(I, 'newest')
    await seeMovies(...numbered(14, 25).toReversed())
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  })

  it('links to a movie, and Back restores the tab, page and order', async () => {
    const movie = idOf('Film 1')
    const { I, address } = await open({
      [`/movie/${movie}`]: details(movie, 'Film 1'),
      [`/movie/${movie}/recommendations`]: page(),
      [`/movie/${movie}/watch/providers`]: json({ id: movie, results: {} }),
    })
    await I.click('tab', 'Acting (25)')
    await order(I, 'oldest')
    await I.click('button', 'Page 2')
    await I.click('button', 'Page 1')
    await I.click('link', /^Film 1 /)
    await I.see('heading', 'Film 1')
    expect(address()).toBe(`/movie/${movie}?fromPerson=31&personName=Tom%20Hanks`)
    await I.click('button', 'Back to Tom Hanks')
    await I.see('heading', 'Tom Hanks')
    await seeMovies(...numbered(1, 12))
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest')
    expect(address()).toBe(hanks)
  })

  it('shows an error with Retry', async () => {
    const { I, answers } = await open({ [hanks]: json({}, { status: 500 }) })
    expect(await I.see('alert')).toHaveTextContent(
      'Unable to load person details.' + 'TMDB API error: 500 Internal Server Error',
    )
    answers.set(hanks, person(31, 'Tom Hanks'))
    await I.click('button', 'Retry')
    await I.see('heading', 'Tom Hanks')
  })

  it('shows an error for the credits alone, and keeps the rest', async () => {
    const { I, answers } = await open({ [`${hanks}/movie_credits`]: json({}, { status: 500 }) })
    await I.seeText(/^First lines\./)
    await I.click('tab', 'Acting')
    await I.see('alert')
    await I.see('tab', 'Directing')
    answers.set(`${hanks}/movie_credits`, credits(movies(1)))
    await I.click('button', 'Retry')
    await seeMovies('Film 1')
  })

  it.each(['/person/0', '/person/abc', '/watchlist/person/1e3'])('requests nothing for %s', async (path) => {
    const { I, asked } = await open({}, {}, path)
    expect(await I.see('alert')).toHaveTextContent(
      "We couldn't find this person. Check the address, or search by name.",
    )
    expect(asked().filter((each) => each.startsWith('/person'))).toEqual([])
  })
})
