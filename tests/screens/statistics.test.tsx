import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { collectionsOf, idOf, minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'

const titles = ['Alien', 'Dune', 'Heat', 'Jaws', 'Ran'] as const
const days = ['2026-01-10', '2026-01-11', '2026-02-01', null, '2025-12-31'] as const

const movie = (title: string, day: string | null, rating: number) => ({
  movieId: idOf(title),
  watchedAt: day,
  rating,
  movie: slimSnapshotOf(snapshot(title, { runtime: 120, releaseDate: '1979-05-25', genres: ['Horror'] })),
  plays: [{ id: 1, watchedAt: day, createdAt: minute(1), lastModified: minute(1) }],
})

const history = titles.map((title, index) => movie(title, days[index] ?? null, 6 + index))

const facts =
  (id: number): Answer =>
  () =>
    Response.json({
      id,
      title: 'A film',
      original_language: 'fr',
      production_countries: [{ iso_3166_1: 'FR' }],
      credits: { cast: [], crew: [{ id: 7, name: 'Agnès Varda', job: 'Director' }] },
    })

const answers = Object.fromEntries(titles.map((title) => [`/movie/${idOf(title)}`, facts(idOf(title))]))

const open = (path = '/watched/statistics', options: TestAppOptions = {}) =>
  renderApp({ path, buildKey: 'key', answers, stored: { 'watch-history': history }, ...options })

const totals = () =>
  within(screen.getByRole('list', { name: 'Totals' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

const chart = (name: string) => screen.getByRole('region', { name })
const marks = (name: string) =>
  within(chart(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

describe('the statistics', () => {
  it('have totals, and say how many viewings have no date', async () => {
    const { I } = await open()
    await I.see('heading', 'Statistics')
    expect(totals()).toEqual([
      'Movies5',
      'Viewings5',
      'Hours10',
      'Rewatches0',
      'Average rating★ 45 movies',
      `Longest streak2 days${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(Date.UTC(2026, 0, 10), Date.UTC(2026, 0, 11))}`,
      'Busiest dayDec 31, 20251 viewing',
      'Busiest monthJanuary 20262 viewings',
    ])
    await I.seeText(/^1 viewing has no date/)
    const day = screen.getByRole('link', { name: 'January 10, 2026: 1 viewing' })
    expect(day.querySelector('rect')).toHaveAttribute('fill', expect.stringContaining('var(--colors-accent\\.fill)'))
    expect(marks('Viewings by month')).toEqual(['January: 2 viewings', 'February: 1 viewing', 'December: 1 viewing'])
  })

  it('count movies that were watched without a viewing, also where there is nothing else, and lead to them', async () => {
    const { I } = await open('/watched/statistics', { stored: { watchlist: watchlistOf('Alien ✓', 'Dune ✓') } })
    await I.see('link', /^2 movies were marked as watched without a viewing/)
    expect(totals().slice(0, 2)).toEqual(['Movies2', 'Viewings0'])
    await I.click('link', /^2 movies were marked as watched without a viewing/)
    await I.see('button', 'Remove filter: Without a viewing')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('are those of the year in the address', async () => {
    const { I } = await open('/watched/statistics?year=2025')
    await I.see('heading', 'Statistics')
    expect(totals().slice(0, 2)).toEqual(['Movies1', 'Viewings1'])
    expect(screen.queryByText(/has no date/)).toBe(null)
    await I.seeText('Averages and charts appear here after five movies.')
    expect(screen.queryByText('Average rating')).toBe(null)
  })

  it('load what they need of the movies, and lead to the movies of a person', async () => {
    const { I, address } = await open()
    await I.click('link', /^Agnès Varda/)
    await I.see('heading', 'Diary')
    expect(address()).toBe('/watched/diary?director=7')
    await I.see('button', 'Remove filter: Directed by Agnès Varda')
    await I.seeText('5 viewings')
  })

  it('lead from a bar to its movies, and back', async () => {
    const { I, address } = await open('/watched/statistics')
    await I.click('link', 'February: 1 viewing')
    await I.see('link', 'Heat (1979)')
    expect(address()).toBe('/watched/diary?month=02')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    window.history.back()
    await I.see('heading', 'Statistics')
  })

  it('lead from every kind of chart to what it counts', async () => {
    const { collections, collectionMovies } = collectionsOf({ Space: ['Alien'] })
    const { I } = await open('/watched/statistics', {
      stored: { 'watch-history': history, collections, 'collection-movies': collectionMovies },
    })
    await I.see('link', /^Agnès Varda/)
    const first = (name: string) => within(chart(name)).getAllByRole('link')[0]?.getAttribute('href')
    const charts = {
      'Viewings in 2026': 'day=2026-01-10',
      'Viewings by year': 'year=2025',
      'Viewings by month': 'month=01',
      'Viewings by weekday': 'weekday=7',
      Ratings: 'own=6',
      Runtimes: 'runtime=120-149',
      Decades: 'decade=1970',
      'Release years': 'released=1979',
      Genres: 'genre=Horror',
      Countries: 'country=FR',
      'Original languages': 'language=fr',
      'Most-watched directors': 'director=7',
    }
    for (const [name, filter] of Object.entries(charts))
      expect([name, first(name)]).toEqual([name, `/watched/diary?${filter}`])
    await I.see('region', "Your directors' movies")
    expect(first("Your directors' movies")).toBe('/watched/statistics/person/7')
    expect(first('Your collections')).toBe(`/collections/${recordId(0)}`)
    const bars = within(chart('Viewings by month')).getAllByRole('link')
    expect(bars.map((bar) => bar.getAttribute('href'))).toEqual(
      ['01', '02', '12'].map((month) => `/watched/diary?month=${month}`),
    )
  })

  it.each([
    ['en-US', 'Viewings by weekday', ['Sunday', 'Wednesday', 'Saturday']],
    ['de-DE', 'Sichtungen nach Wochentag', ['Mittwoch', 'Samstag', 'Sonntag']],
  ])('have the days of a week in the order of a calendar in %s', async (language, name, expected) => {
    const { I } = await open('/watched/statistics', {
      stored: { 'watch-history': history, settings: { language } },
    })
    await I.see('region', name)
    expect(marks(name).map((mark) => mark?.split(':')[0])).toEqual(expected)
  })

  it('are a table too', async () => {
    const { I } = await open()
    await I.see('heading', 'Statistics')
    const button = within(chart('Viewings by month')).getByRole('button', { name: 'Show as table' })
    button.click()
    await I.see('table', 'Viewings by month')
    const rows = within(screen.getByRole('table', { name: 'Viewings by month' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['January2 viewings', 'February1 viewing', 'December1 viewing'])
  })

  it('are one stop of the Tab key for each chart, whose arrow keys go from bar to bar', async () => {
    const { I } = await open()
    const first = await I.see('link', 'January: 2 viewings')
    first.focus()
    await I.press('{ArrowRight}')
    expect(document.activeElement).toHaveAttribute('aria-label', 'February: 1 viewing')
    expect(within(chart('Viewings by month')).getByText('February')).toBeInTheDocument()
    expect(first).toHaveAttribute('tabindex', '-1')
  })

  it('say when the provider does not answer, and try again', async () => {
    const { I, answers: changing } = await open('/watched/statistics', {
      answers: Object.fromEntries(
        titles.map((title) => [`/movie/${idOf(title)}`, () => new Response('', { status: 500 })]),
      ),
    })
    await I.seeText(/TMDB didn't respond/)
    for (const title of titles) changing.set(`/movie/${idOf(title)}`, facts(idOf(title)))
    await I.click('button', 'Retry')
    await I.see('link', /^Agnès Varda/)
    expect(screen.queryByText(/aren't known yet/)).toBe(null)
  })

  it.each([
    ['en-US', 'Original languages', ['Cantonese 2', 'French 1', 'Serbo-Croatian 1', 'No language 1']],
    ['ja-JP', '原語', ['広東語 2', 'フランス語 1', 'セルボ・クロアチア語 1', '言語なし 1']],
  ] as const)("name languages that only the provider's codes have in %s", async (language, name, expected) => {
    const codes = ['cn', 'cn', 'xx', 'sh', 'fr']
    const original = (title: string, index: number) => [
      `/movie/${idOf(title)}`,
      () => Response.json({ id: idOf(title), title, original_language: codes[index], credits: {} }),
    ]
    await open('/watched/statistics', {
      answers: Object.fromEntries(titles.map(original)),
      stored: { 'watch-history': history, settings: { language } },
    })
    const shown = () => screen.queryByRole('region', { name })?.textContent
    await until(() => shown()?.includes(expected[0]))
    for (const text of expected) expect(shown()).toContain(text)
  })

  it('follow a typed date once its year is complete', async () => {
    const { I } = await open('/watched/statistics?from=2026-01-01&to=2026-03-01')
    await I.see('list', 'Totals')
    const from = screen.getByLabelText('From')
    for (const typed of ['0002-02-01', '0020-02-01', '0202-02-01']) {
      fireEvent.change(from, { target: { value: typed } })
      expect(totals()[0]).toBe('Movies3')
      expect(from).toHaveValue(typed)
    }
    fireEvent.change(from, { target: { value: '2025-02-01' } })
    expect(totals()[0]).toBe('Movies4')
    fireEvent.change(from, { target: { value: '0002-02-01' } })
    fireEvent.blur(from)
    expect(from).toHaveValue('2025-02-01')
  })

  it('leave out the hours of movies whose runtimes are unknown', async () => {
    const unknown = history.map((entry) => ({ ...entry, movie: { ...entry.movie, runtime: 0 } }))
    const { I } = await open('/watched/statistics', {
      stored: { 'watch-history': unknown, watchlist: watchlistOf('Solaris') },
    })
    await I.seeText(/^The runtime of 5 viewings is unknown/)
    expect(totals()[2]).toBe('Hours–')
    await I.seeText('1 movie')
    await I.seeText('Not counting 1 movie with an unknown runtime.')
    await I.click('link', '2026 in review')
    const picture = await I.see('img', /^My year in movies 2026/)
    expect(picture.getAttribute('aria-label')).toContain('Movies: 3. Viewings: 3.')
  })

  it('say how to begin while there is no viewing', async () => {
    const { I } = await renderApp({ path: '/watched/statistics' })
    await I.seeText('No viewings yet. Mark a movie as watched to see its numbers here.')
    expect(I.sees('link', 'Watchlist')).toBe(true)
  })
})

describe('the year in review', () => {
  it('is a picture that says what is on it', async () => {
    const { I, address } = await open('/watched/statistics?year=2026')
    await I.click('link', '2026 in review')
    expect(address()).toBe('/watched/review?year=2026')
    const picture = await I.see(
      'img',
      'My year in movies 2026. Movies: 3. Hours: 6. Viewings: 3. Top genres: Horror. Directors: Agnès Varda. First movie: Alien, Jan 10. Last movie: Heat, Feb 1',
    )
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1080', '1920'])
    await I.click('button', 'Landscape')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1920', '1080'])
  })

  it('says when nothing was watched in that year', async () => {
    const { I } = await open('/watched/review?year=2020')
    await I.seeText("You didn't watch anything in 2020.")
    await I.click('link', 'Back to statistics')
    await I.seeText("You didn't watch anything in this period.")
  })
})
