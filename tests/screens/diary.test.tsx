import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const viewing = (title: string, id: number, watchedAt: string | null, known = {}) => ({
  movieId: idOf(title),
  watchedAt,
  liked: title === 'Alien',
  movie: slimSnapshotOf(snapshot(title, { releaseDate: '1979-05-25' })),
  plays: [{ id, watchedAt, createdAt: minute(id), lastModified: minute(id), ...known }],
})

const history = [
  viewing('Alien', 1, '2026-02-03', { rating: 9, note: 'Dark.\nAnd wet.', tags: ['cinema'] }),
  viewing('Dune', 2, '2026-02-01', { rating: 6 }),
  viewing('Heat', 3, '2025-12-31'),
  viewing('Jaws', 4, null),
]

const open = (path = '/watched/diary') => renderApp({ path, stored: { 'watch-history': history } })

/** The page's headings of months, and the movies below each. */
const shown = () =>
  [...screen.getByRole('main').querySelectorAll('h2, article a')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  )

describe('the diary', () => {
  it('shows viewings by month, the newest first, and those without a date at the end', async () => {
    const { I } = await open()
    await I.see('heading', 'Diary')
    expect(shown()).toEqual([
      'February 2026',
      'Alien (1979)',
      'Dune (1979)',
      'December 2025',
      'Heat (1979)',
      'Without a date',
      'Jaws (1979)',
    ])
    const [first] = screen.getAllByRole('article')
    if (!first) throw new Error('There is no viewing.')
    expect(within(first).getByRole('slider')).toHaveAttribute('aria-valuetext', '4.5 of 5 stars')
    expect(within(first).getByRole('img', { name: 'Liked' })).toBeInTheDocument()
    expect(first).toHaveTextContent('Dark.')
    expect(first).toHaveTextContent('And wet.')
    expect(within(first).getByText('cinema')).toBeInTheDocument()
    expect(first).toHaveTextContent('February 3, 2026')
  })

  it('shows the months of the latest year above, each of which leads to its viewings', async () => {
    const { I, address } = await open()
    const months = within(await I.see('navigation', 'Viewings in 2026 by month'))
    expect(months.getAllByRole('link')).toEqual([months.getByRole('link', { name: 'February 2026: 2 viewings' })])
    await I.click('link', 'February 2026: 2 viewings')
    await I.notSee('link', 'Heat (1979)')
    expect(address()).toBe('/watched/diary?from=2026-02-01&to=2026-02-28')
    expect(shown()).toEqual(['February 2026', 'Alien (1979)', 'Dune (1979)'])
    await I.click('link', 'February 2026: 2 viewings')
    await I.see('link', 'Heat (1979)')
    expect(address()).toBe('/watched/diary')
  })

  it.each([
    [1440, 1],
    [1920, 2],
    [2560, 3],
  ])('on a screen of %i pixels has %i viewings in a row', async (width, columns) => {
    const watched = [1, 2, 3, 4].map((id) => viewing(`Film ${id}`, id, `2026-02-0${id}`))
    const { I } = await renderApp({ path: '/watched/diary', width, stored: { 'watch-history': watched } })
    await I.see('heading', 'February 2026')
    const rows = screen.getAllByRole('article').map((article) => article.closest('[data-index]'))
    expect(rows.filter((row) => row === rows[0])).toHaveLength(columns)
    expect(rows[0]?.querySelectorAll('h2') ?? []).toHaveLength(columns > 1 ? 1 : 0)
  })

  it('is a tab beside the watched movies', async () => {
    const { I, address } = await renderApp({ path: '/watched', stored: { 'watch-history': history } })
    await I.click('link', 'Diary')
    await I.see('heading', 'February 2026')
    expect(address()).toBe('/watched/diary')
    await I.click('link', 'Movies')
    await I.see('heading', 'Watched Movies')
  })

  it('is narrowed by the address, and by what is typed', async () => {
    const { I } = await open('/watched/diary?year=2026&rating=6')
    await I.see('heading', 'Diary')
    expect(shown()).toEqual(['February 2026', 'Dune (1979)'])
    expect(screen.getByRole('main')).toHaveTextContent('1 viewing')
    await I.focus('Search your diary...')
    await I.type('alien')
    await I.seeText('No viewings match these filters.')
    await I.click('button', 'Clear filters')
    await I.see('link', 'Heat (1979)')
  })

  it('keeps its filters behind one button on a phone, which says how many are chosen', async () => {
    const { I } = await renderApp({
      path: '/watched/diary',
      width: 390,
      stored: { 'watch-history': history },
    })
    await I.see('link', 'Heat (1979)')
    expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull()
    await I.click('button', 'Filters')
    fireEvent.change(await I.see('combobox', 'Year'), { target: { value: '2026' } })
    fireEvent.change(await I.see('combobox', 'Tag'), { target: { value: 'cinema' } })
    await I.click('button', 'Done')
    await I.see('button', 'Filters (2)')
    expect(shown()).toEqual(['February 2026', 'Alien (1979)'])
    await I.click('button', 'Filters (2)')
    await I.click('button', 'Clear filters')
    await I.seeText('4 viewings')
  })

  it.each([390, 1440])('is narrowed by genre and from one day to another, at %i pixels', async (width) => {
    const scary = history.map((entry) => ({ ...entry, movie: { ...entry.movie, genres: ['Horror'] } })).slice(0, 3)
    const stored = { 'watch-history': [...scary, ...history.slice(3)] }
    const { I, address, clock } = await renderApp({ path: '/watched/diary', width, stored })
    await I.see('link', 'Jaws (1979)')
    await I.click('button', 'Filters')
    await I.choose(await I.see('combobox', 'Genre'), 'Horror')
    await I.notSee('link', 'Jaws (1979)')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-12-31' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-12-31' } })
    await I.notSee('link', 'Alien (1979)')
    expect(shown()).toEqual(['December 2025', 'Heat (1979)'])
    clock.advance(100)
    await until(() => /genre=Horror&from=2025-12-31&to=2025-12-31/.test(address()))
    await I.see('button', 'Filters (3)')
    await I.click('button', 'Clear filters')
    await I.see('link', 'Jaws (1979)')
    await I.see('button', 'Filters')
  })

  it('opens a movie over itself', async () => {
    const { I, address } = await open()
    await I.click('link', 'Alien (1979)')
    await I.see('dialog')
    expect(address()).toBe(`/watched/diary/movie/${idOf('Alien')}`)
  })

  it('rates a viewing in its row, and takes it back', async () => {
    const { I, app } = await open()
    const [dune] = history.filter(({ movieId }) => movieId === idOf('Dune'))
    const rating = () =>
      app.records.watchHistory.peek().find(({ movieId }) => movieId === dune?.movieId)?.plays?.[0]?.rating
    ;(await I.see('slider', 'Your rating of Dune')).focus()
    await I.press('5')
    expect(rating()).toBe(10)
    expect(await I.seeToast()).toEqual(['Viewing updated', 'Dune'])
    await I.click('button', 'Undo')
    expect(rating()).toBe(6)
  })

  it('edits a viewing in the form that logs one', async () => {
    const { I, app } = await open()
    await I.click('button', 'Edit viewing: Dune, February 1, 2026')
    await I.see('dialog', 'Edit viewing')
    await I.click('radio', "I don't remember")
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Edit viewing')
    const plays = app.records.watchHistory.peek().find(({ movieId }) => movieId === idOf('Dune'))?.plays
    expect(plays?.map(({ watchedAt, rating }) => [watchedAt, rating])).toEqual([[null, 6]])
  })

  it('says how to begin while it is empty, without filters and a count', async () => {
    const { I } = await renderApp({ path: '/watched/diary' })
    await I.seeText('Your diary is empty. Mark a movie as watched or log a viewing to get started.')
    expect(screen.queryByRole('searchbox', { name: 'Search your diary...' })).toBeNull()
    expect(screen.queryByText('0 viewings')).toBeNull()
  })
})
