import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { useFakeTime } from '#tests/support/fake-time.ts'
import { collectionsOf, idOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { listed, page, searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, offline, silence, unauthorised } from '#tests/tmdb/fake-tmdb.ts'
import { enterSearch } from './enter-search.ts'

const { collections, collectionMovies } = collectionsOf({ Space: ['Dune'] })
const [space] = collections
const stored = { collections, 'collection-movies': collectionMovies }
const many = ['Alien', 'Aliens', 'Alien 3', 'Alien Nation', 'Alien: Covenant', 'Alien: Romulus']

describe('the search box', () => {
  it('sends a request once typing has paused for 500 ms, and shows that it is loading', async () => {
    const I = await enterSearch(titles('Alien'))
    expect(I.box).toHaveAttribute('placeholder', 'Search for movies...')
    await I.type('ali')
    await I.advance(400)
    await I.type('alien')
    expect(await I.I.seeText('Loading...')).toBeInTheDocument()
    await I.advance(499)
    expect(I.searched()).toEqual([])
    await I.advance(1)
    expect(I.searched()).toEqual(['alien'])
    await I.I.see('gridcell', /Alien/)
    expect(screen.queryByText('Loading...')).toBe(null)
  })

  it("shows the poster, title, year and rating of each, or 'Unknown' without a year", async () => {
    const { I, search, rows } = await enterSearch(page(listed('Alien'), listed('Alien X', { release_date: '' })))
    await search('alien')
    await I.see('grid', 'Search results')
    expect(rows()).toEqual(['No ImageAlien19798.2', 'No ImageAlien XUnknown8.2'])
    expect(screen.getByText('2 results')).toHaveAttribute('role', 'status')
    expect(screen.queryByText('See all results')).toBe(null)
  })

  it("shows at most five, then 'See all results', which links to Discover", async () => {
    const { I, search, rows, highlighted, address, isClosed } = await enterSearch(titles(...many))
    await search('alien & co')
    await I.see('grid')
    expect(rows()).toHaveLength(6)
    expect(rows().at(-1)).toBe('See all results')
    await I.press('{ArrowUp}')
    expect(highlighted()).toBe('See all results')
    await I.press('{ArrowDown}')
    expect(highlighted()).toBe(rows()[0])
    await I.click('gridcell', 'See all results')
    expect(address()).toBe('/discover?query=alien%20%26%20co')
    await isClosed()
  })

  it('finds the movie of a year first, and that of a link alone', async () => {
    const dune = (id: number, year: number) => listed('Dune', { id, release_date: `${year}-01-01` })
    const inYear: Answer = (request) =>
      page(request.url.includes('year=1984') ? dune(841, 1984) : dune(438631, 2021))(request)
    const { I, search, rows, answers, asked } = await enterSearch(inYear)
    await search('dune 1984')
    await I.see('grid')
    expect(rows()).toEqual(['No ImageDune19848.2', 'No ImageDune20218.2'])
    answers.set('/movie/841', json(dune(841, 1984)))
    await search('https://www.themoviedb.org/movie/841-dune')
    await until(() => rows().length === 1)
    expect(rows()).toEqual(['No ImageDune19848.2'])
    expect(asked().filter((path) => path.includes('themoviedb'))).toEqual([])
  })

  it('says when nothing was found', async () => {
    const { I, search } = await enterSearch(titles())
    await search('qqq')
    expect(await I.seeText('No results found')).toBeInTheDocument()
  })

  it('says when the search failed, and retries', async () => {
    const { I, box, search, answers } = await enterSearch(json({}, { status: 500 }))
    await search('alien')
    expect(await I.see('alert')).toHaveTextContent(
      "The search didn't work." + 'TMDB API error: 500 Internal Server Error',
    )
    expect(screen.getByRole('alert')).toHaveAttribute('id', box.getAttribute('aria-controls'))
    answers.set(searchPath, titles('Alien'))
    await I.click('button', 'Retry')
    await I.see('gridcell', /Alien/)
    expect(box).toHaveFocus()
  })

  it.each<[string, Answer, string]>([
    ['a server that fails', json({}, { status: 500 }), 'TMDB-API-Fehler: 500 Internal Server Error'],
    ['no network', offline, 'TMDB-API-Fehler: Netzwerk nicht erreichbar'],
    [
      'a refused key',
      unauthorised,
      'TMDB-API-Fehler: 401 Invalid API key.TMDB hat den API-Schlüssel abgelehnt. Prüfe ihn in den Einstellungen.',
    ],
  ])('explains the error in the language of the interface: %s', async (_, answer, why) => {
    const { I, search, app } = await enterSearch(answer)
    app.lazy.get(createSettingsCommands).change({ field: 'language', value: 'de-DE' })
    await I.see('combobox', 'Filme suchen')
    await search('alien')
    expect(await I.see('alert')).toHaveTextContent(`Die Suche ist fehlgeschlagen.${why}`)
  })

  it('sends no request for blanks', async () => {
    const { box, advance, searched } = await enterSearch(titles('Alien'))
    fireEvent.change(box, { target: { value: '   ' } })
    await advance(10_000)
    expect([searched(), box.getAttribute('aria-expanded')]).toEqual([[], 'false'])
  })

  it('never shows results for a text that has since changed, and aborts their request', async () => {
    let late: (answer: Response) => void = () => {}
    const first: Answer = () => new Promise((resolve) => (late = resolve))
    const { I, search, answers, requests, rows } = await enterSearch(first)
    await search('heat')
    await until(() => requests.some(({ url }) => url.includes('movie?query=heat')))
    answers.set(searchPath, titles('Alien'))
    await search('alien')
    await I.see('gridcell', /Alien/)
    late(Response.json({ results: [listed('Heat')], total_pages: 1 }))
    await settled()
    expect(rows()).toEqual(['No ImageAlien19798.2'])
    expect(requests.find(({ url }) => url.includes('movie?query=heat'))?.signal.aborted).toBe(true)
  })

  it('keeps what is typed before its machine is loaded', async () => {
    const time = useFakeTime()
    const { I, asked } = await renderApp({ answers: { [trendingPath]: titles(), [searchPath]: titles('Alien') } })
    const box = await I.see('combobox')
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: 'al' } })
    fireEvent.change(box, { target: { value: 'alien' } })
    expect(box).toHaveValue('alien')
    await until(() => box.getAttribute('aria-expanded') === 'true')
    expect(box).toHaveValue('alien')
    await time.advance(500)
    await I.see('gridcell', /Alien/)
    expect(asked().filter((path) => path.startsWith(searchPath))).toHaveLength(1)
  })
})

describe('the keyboard in the search box', () => {
  it('moves through the rows and wraps around, without leaving the field', async () => {
    const { I, box, search, highlighted } = await enterSearch(titles('Alien', 'Aliens'))
    await search('alien')
    await I.see('grid')
    const seen: unknown[] = [highlighted()]
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await I.press(key)
      seen.push(highlighted())
    }
    const [alien, aliens] = ['No ImageAlien19798.2', 'No ImageAliens19798.2']
    expect(seen).toEqual([null, alien, aliens, alien, aliens])
    expect(box).toHaveFocus()
    const active = box.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)).toHaveTextContent('Aliens')
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('grid').id)
  })

  it('opens the highlighted movie with Enter, and clears the field', async () => {
    const { I, box, search, address, isClosed } = await enterSearch(titles('Alien', 'Aliens'))
    await search('alien')
    await I.see('grid')
    await I.press('{ArrowDown}{ArrowDown}{Enter}')
    expect(address()).toBe(`/movie/${idOf('Aliens')}`)
    await isClosed()
    expect(box).toHaveValue('')
  })

  it('shows all results with Enter when none is highlighted', async () => {
    const { I, type, address, isClosed } = await enterSearch(silence)
    await type('alien')
    await I.press('{Enter}')
    expect(address()).toBe('/discover?query=alien')
    await isClosed()
  })

  it('closes the results with Escape and keeps the text; a click brings them back', async () => {
    const { I, box, search, isClosed } = await enterSearch(titles('Alien'))
    await search('alien')
    await I.see('grid')
    await I.press('{Escape}')
    await isClosed()
    expect([box.getAttribute('aria-activedescendant'), screen.queryByRole('grid')]).toEqual([null, null])
    expect(box).toHaveValue('alien')
    await I.click('combobox')
    await I.see('gridcell', /Alien/)
  })
})

describe('the results of a search', () => {
  it('close on a click outside and reopen on a click in the field, without a second request', async () => {
    const { I, box, search, searched, isClosed } = await enterSearch(titles('Alien'))
    await search('alien')
    await I.see('grid')
    await I.click('heading', 'Recommended for You')
    await isClosed()
    expect(box).toHaveValue('alien')
    await I.click('combobox')
    await I.see('gridcell', /Alien/)
    expect(searched()).toEqual(['alien'])
  })

  it('close when the focus moves elsewhere', async () => {
    const { I, search, isClosed } = await enterSearch(titles('Alien'))
    await search('alien')
    await I.see('grid')
    await I.press('{Tab}')
    await isClosed()
  })

  it.each([
    ['/', '/movie/'],
    ['/watchlist?tab=watched', '/watchlist/movie/'],
    ['/watched', '/watched/movie/'],
    ['/discover?tab=genre&page=2', '/discover/movie/'],
    ['/collections', '/collections/movie/'],
    [`/collections/${space?.id}`, `/collections/${space?.id}/movie/`],
    ['/settings', '/movie/'],
  ])('open a movie within the section of %s', async (path, href) => {
    const { I, search, address } = await enterSearch(titles('Alien'), path, stored)
    await search('alien')
    const list = within(await I.see('grid'))
    fireEvent.click(list.getByRole('gridcell', { name: /^No Image/ }))
    const [, query = ''] = path.split('?')
    expect(address()).toBe(`${href}${idOf('Alien')}${query && `?${query}`}`)
  })
})
