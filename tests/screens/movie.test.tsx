import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { until } from '#tests/support/until.ts'
import { castRows, details, offers } from '#tests/support/wire-details.ts'
import { listed, page } from '#tests/support/wire-movies.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'

const failing = json({}, { status: 500 })
const dialog = () => within(screen.getByRole('dialog', { name: 'Alien' }))

describe('the movie modal', () => {
  it('is named by its movie and shows title, year, runtime, rating, genres and overview', async () => {
    const { I } = await openAlien()
    await I.see('dialog', 'Alien')
    for (const text of ['1979', '1h 57m', '8.2', 'Horror', 'The crew of a freighter meets something.'])
      expect(dialog().getAllByText(text).length).toBeGreaterThan(0)
    expect(dialog().getByRole('heading', { name: 'Alien', level: 2 })).toBeInTheDocument()
  })

  it('adds a movie and marks it as watched with one click', async () => {
    const { I, app } = await openAlien()
    await I.click('button', 'Mark as Watched')
    await I.see('button', /^Watched/)
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'You have watched Alien'])
    expect(app.lists.watchlist.items.peek().map(({ movie, status }) => [movie.title, status])).toEqual([
      ['Alien', 'watched'],
    ])
  })

  it('marks unknown values as such', async () => {
    const { I } = await openAlien({
      [`/movie/${alienId}`]: details(alienId, 'Alien', { release_date: '', overview: '', runtime: 0 }),
    })
    await I.see('dialog', 'Alien')
    expect(dialog().getByText('Unknown')).toBeInTheDocument()
    expect(dialog().getAllByText('Information not available')).toHaveLength(2)
  })

  it('shows every director and the first ten of the cast, each as a link to the person', async () => {
    const { I } = await openAlien({
      [`/movie/${alienId}`]: details(alienId, 'Alien', {
        credits: {
          cast: castRows(11),
          crew: [
            { id: 1, name: 'Ridley Scott', job: 'Director' },
            { id: 2, name: 'Another', job: 'Director' },
            { id: 3, name: 'Walter Hill', job: 'Producer' },
          ],
        },
      }),
    })
    await I.seeText('Directors:')
    const names = dialog()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/person/'))
      .map((link) => link.textContent)
    expect(names).toEqual(['Ridley Scott', 'Another', ...Array.from({ length: 10 }, (_, n) => `Actor ${n + 1}`)])
    expect(dialog().getByRole('link', { name: 'Ridley Scott' })).toHaveAttribute('href', '/person/1')
    expect(dialog().getByText('Actor 10').closest('li')).toHaveTextContent(/^Actor 10, \.\.\.Part 10$/)
  })

  it('leads from what is said of it to the movies of which that is true', async () => {
    const said = {
      [`/movie/${alienId}`]: details(alienId, 'Alien', {
        genres: [
          { id: 27, name: 'Horror' },
          { id: 7, name: 'Cyberpunk' },
        ],
        origin_country: ['GB', 'US'],
        production_companies: [{ id: 19747, name: 'Brandywine Productions' }],
      }),
      [`/movie/${alienId}/keywords`]: json({ id: alienId, keywords: [{ id: 9951, name: 'alien' }] }),
    }
    const { I, address, answers } = await openAlien(said, { isAllInView: true })
    await I.see('link', 'alien')
    const links = dialog()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links.filter(([, href]) => href?.startsWith('/discover'))).toEqual([
      ['1979', '/discover?tab=filter&year=1970-1979'],
      ['Horror', '/discover?tab=filter&genre=Horror'],
      ['United Kingdom', '/discover?tab=filter&country=GB'],
      ['United States', '/discover?tab=filter&country=US'],
      ['Brandywine Productions', '/discover?tab=filter&companies=19747'],
      ['alien', '/discover?tab=filter&keywords=9951'],
    ])
    answers.set('/discover/movie', page(listed('Aliens')))
    answers.set('/company/19747', json({ id: 19747, name: 'Brandywine Productions' }))
    await I.click('link', 'Brandywine Productions')
    await I.see('button', 'Remove filter: Brandywine Productions')
    expect(address()).toBe('/discover?tab=filter&companies=19747')
  })

  it('asks for no keywords before they would be seen', async () => {
    const { I, asked } = await openAlien({
      [`/movie/${alienId}`]: details(alienId, 'Alien', { origin_country: ['GB'] }),
    })
    await I.see('link', 'United Kingdom')
    expect(asked().filter((call) => call.includes('keywords'))).toEqual([])
  })

  it('ends the cast without an ellipsis when there are only ten', async () => {
    const { I } = await openAlien({
      [`/movie/${alienId}`]: details(alienId, 'Alien', { credits: { cast: castRows(10), crew: [] } }),
    })
    await I.see('link', 'Actor 10')
    expect(dialog().getByText('Actor 10').closest('li')).toHaveTextContent(/^Actor 10Part 10$/)
  })

  it('shows at most four similar movies, each a link over the same list', async () => {
    const similar = ['Aliens', 'Dune', 'Heat', 'Jaws', 'Rocky']
    const { I } = await openAlien(
      { [`/movie/${alienId}/recommendations`]: page(...similar.map((title) => listed(title))) },
      { path: `/watchlist/movie/${alienId}?tab=watched` },
    )
    await I.see('heading', 'Similar Movies')
    const links = await until(() => {
      const found = dialog().queryAllByRole('link', { name: /\(1979\)/ })
      return found.length > 0 && found
    })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      similar.slice(0, 4).map((title) => `/watchlist/movie/${idOf(title)}?tab=watched`),
    )
  })

  it('has no "Similar Movies" section when there are none', async () => {
    const { I } = await openAlien()
    await I.see('dialog', 'Alien')
    await I.notSee('heading', 'Similar Movies')
  })

  it('shows an error with Retry, which requests everything again', async () => {
    const { I, answers } = await openAlien({
      [`/movie/${alienId}`]: failing,
      [`/movie/${alienId}/watch/providers`]: failing,
    })
    await I.see('heading', "TMDB isn't answering. Try again in a minute.")
    await I.seeText('TMDB API error: 500 Internal Server Error')
    expect(await I.seeToast()).toEqual(['Error', 'Failed to fetch movie details from TMDB'])
    answers.set(`/movie/${alienId}`, details(alienId, 'Alien'))
    answers.set(`/movie/${alienId}/watch/providers`, offers({}))
    await I.click('button', 'Retry')
    await I.see('heading', 'Alien')
    await I.seeText('No streaming information available for this movie.')
  })

  it('shows the data of the card when the details fail to load, with working buttons', async () => {
    const { I, answers } = await openAlien({ [`/movie/${alienId}`]: failing }, { path: '/' })
    await I.click('link', 'Alien (1979)')
    await I.see('heading', 'Alien')
    await I.seeText(/^TMDB API error: 500/)
    expect(await I.seeToast()).toEqual(['Error', 'Failed to fetch movie details from TMDB'])
    await I.click('button', 'Add Alien to watchlist')
    await I.see('button', 'In Watchlist')
    answers.set(`/movie/${alienId}`, details(alienId, 'Alien'))
    await I.click('button', 'Retry')
    await I.seeText('1h 57m')
  })

  it('explains why similar movies failed to load, with Retry', async () => {
    const path = `/movie/${alienId}/recommendations`
    const { I, answers } = await openAlien({ [path]: failing })
    const section = (await I.see('heading', 'Similar Movies')).closest('section')
    expect(section).toHaveTextContent(/TMDB API error: 500/)
    expect(section).toHaveAttribute('aria-busy', 'false')
    answers.set(path, page(listed('Aliens')))
    await I.click('button', 'Retry')
    await I.see('link', 'Aliens (1979)')
  })

  it('opens from a card with the data of the card while the details load', async () => {
    const { I, answers } = await openAlien({}, { path: '/' })
    answers.set(`/movie/${alienId}`, () => new Promise<Response>(() => {}))
    await I.click('link', 'Alien (1979)')
    await I.see('dialog', 'Alien')
    expect(dialog().getByText('1979')).toBeInTheDocument()
    fireEvent.click(dialog().getByRole('button', { name: 'Add Alien to watchlist' }))
    await I.see('button', 'In Watchlist')
  })
})

describe('the state of a movie', () => {
  const marked = async () => {
    const started = await openAlien()
    await started.I.click('button', 'Mark as Watched')
    await started.I.click('button', /^Watched/)
    return started
  }

  it('is watched, with the day, and offers what changes it', async () => {
    const { I, app } = await marked()
    const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(app.platform.now())
    expect((await I.see('button', /^Watched/)).textContent?.replace(/ +/g, ' ')).toBe(`Watched ${day}`)
    await I.click('menuitem', 'Mark as Unwatched')
    await I.see('button', 'In Watchlist')
    await I.see('button', 'Mark as Watched')
    expect(app.lists.watchlist.byMovie.value.get(alienId)?.status).toBe('want-to-watch')
  })

  it('of a watched movie offers to log it again', async () => {
    const { I } = await marked()
    await I.click('menuitem', 'Log again')
    await I.see('dialog', 'Log a viewing')
  })

  it('does not change with the second click of a double click', async () => {
    const { I } = await openAlien()
    const button = await I.see('button', 'Mark as Watched')
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(await I.see('button', 'Log again'), { detail: 2 })
    expect(I.sees('dialog', 'Log a viewing')).toBe(false)
  })
})

describe('what is done less often, in a menu on a phone,', () => {
  it.each([
    ['Add to Collection', 'dialog', 'Add Alien to a collection'],
    ['Add a note or tags', 'textbox', 'Note'],
  ] as const)('has %j', async (name, role, opened) => {
    const { I } = await openAlien()
    await I.click('button', 'More actions')
    await I.click('menuitem', name)
    await I.see(role, opened)
  })

  it('puts the movie away and clears its rating', async () => {
    const { I, app } = await openAlien()
    ;(await I.see('slider', 'Your rating')).focus()
    await I.press('4')
    await I.click('button', 'More actions')
    await I.click('menuitem', 'Clear rating')
    expect(app.records.watchHistory.peek()).toEqual([])
    await I.click('button', 'More actions')
    await I.click('menuitem', 'Not for me')
    expect([...app.lists.hidden.ids.value]).toEqual([alienId])
  })
})

describe('the trailer', () => {
  it('plays until it is closed', async () => {
    const trailer = { key: 'abcdefghijk', site: 'YouTube', type: 'Trailer', name: 'Trailer', iso_639_1: 'en' }
    const { I } = await openAlien({ [`/movie/${alienId}/videos`]: json({ id: alienId, results: [trailer] }) })
    await I.click('button', 'Play the trailer for Alien')
    await until(() => document.querySelector('iframe'))
    expect(await I.see('link', 'Open on YouTube')).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    )
    await I.click('button', 'Close the trailer')
    await until(() => document.querySelector('iframe') === null)
  })

  it('gives way to another one where there are several', async () => {
    const trailer = { site: 'YouTube', type: 'Trailer', name: 'Trailer', iso_639_1: 'en' }
    const results = ['abcdefghijk', 'zyxwvutsrqp'].map((key) => ({ ...trailer, key }))
    const { I } = await openAlien({ [`/movie/${alienId}/videos`]: json({ id: alienId, results }) })
    await I.click('button', 'Play the trailer for Alien')
    const first = await until(() => document.querySelector('iframe'))
    await I.click('button', 'Another trailer')
    const second = await until(() => document.querySelector('iframe[src*=zyxwvutsrqp]'))
    expect(second).not.toBe(first)
    expect(await I.see('link', 'Open on YouTube')).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=zyxwvutsrqp',
    )
  })

  it('has a message when there is none, and its button is gone', async () => {
    const { I } = await openAlien()
    await I.click('button', 'Play the trailer for Alien')
    expect(await I.seeToast()).toEqual(['No Trailer Available', "We couldn't find a trailer for this movie."])
    await I.notSee('button', 'Play the trailer for Alien')
  })

  it('keeps its button when a request failed: there may be one another time', async () => {
    const { I } = await openAlien({ [`/movie/${alienId}/videos`]: failing })
    await I.click('button', 'Play the trailer for Alien')
    expect(await I.seeToast()).toEqual(['No Trailer Available', "We couldn't find a trailer for this movie."])
    const disc = await I.see('button', 'Play the trailer for Alien')
    await until(() => disc.getAttribute('aria-busy') === 'false')
  })
})
