import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled } from '#tests/support/until.ts'
import { foundPerson, page, peoplePath, searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'

const hanks = foundPerson(31, 'Tom Hanks', 'Forrest Gump', 'Toy Story')
const colin = foundPerson(3051, 'Colin Hanks')

const searchFor = (query: string, people = page(hanks, colin), movies = titles('Hanks')) =>
  renderApp({ path: `/discover?query=${query}`, answers: { [searchPath]: movies, [peoplePath]: people } })

const rows = () =>
  within(screen.getByRole('region', { name: 'People' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const placeOfPeople = () =>
  screen.getAllByRole('article')[0]?.compareDocumentPosition(screen.getByRole('region', { name: 'People' }))

describe('people on the search tab', () => {
  it('are a named group below the movies, as in the search box, with what they are known for', async () => {
    const { I } = await searchFor('hanks')
    await I.see('region', 'People')
    expect(rows()).toEqual([
      ['Tom Hanks Forrest Gump, Toy Story', '/discover/person/31?query=hanks'],
      ['Colin Hanks Acting', '/discover/person/3051?query=hanks'],
    ])
    const [heading] = screen.getAllByRole('heading', { level: 3 })
    expect(heading).toHaveTextContent('People')
    expect(placeOfPeople()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('are above movies of whose titles none has the query', async () => {
    const { I } = await searchFor('hanks', page(hanks), titles('Thanks for Sharing', 'Big'))
    await I.see('link', /^Tom Hanks/)
    expect(placeOfPeople()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('open over the results, and closing leads back to them', async () => {
    const { I, address } = await searchFor('hanks')
    await I.click('link', /^Tom Hanks/)
    expect(address()).toBe('/discover/person/31?query=hanks')
    await I.see('dialog', 'Tom Hanks')
    window.history.back()
    await I.notSee('dialog')
    await I.see('region', 'People')
    expect(address()).toBe('/discover?query=hanks')
  })

  it('are absent when nobody is found', async () => {
    const { I } = await searchFor('hanks', page())
    await I.see('article')
    await I.notSee('region', 'People')
  })

  it('are absent when their search fails; the movies stay', async () => {
    const { I, reported } = await searchFor('hanks', json({}, { status: 500 }))
    await I.see('article')
    await I.notSee('region', 'People')
    expect(screen.queryByRole('alert')).toBe(null)
    expect(reported.map(String)).toEqual(['ProviderError: TMDB API error: 500 Internal Server Error'])
  })

  it('are not requested again for another page of movies', async () => {
    const { I, asked } = await searchFor('hanks', page(hanks), () =>
      Response.json({ page: 1, results: [{ id: 1, title: 'Hanks' }], total_pages: 3, total_results: 60 }),
    )
    await I.click('link', 'Next page')
    await I.see('link', /^Tom Hanks/)
    expect(asked().filter((path) => path.startsWith('/search'))).toEqual([
      '/search/movie?query=hanks&language=en-US&include_adult=false&page=1',
      '/search/person?query=hanks&language=en-US&include_adult=false&page=1',
      '/search/movie?query=hanks&language=en-US&include_adult=false&page=2',
    ])
  })

  it('are not denied by the message that no movie was found', async () => {
    const { I } = await searchFor('hanks', page(hanks), titles())
    expect(await I.seeText('No movie titles match "hanks".')).toBeInTheDocument()
    expect(screen.queryByText('No results found for "hanks".')).toBe(null)
  })
})

describe('below the few movies that a search has found', () => {
  it.each([
    [2560, ['Alien (1979)', 'Heat (1979)']],
    [1440, ['Alien (1979)']],
  ])('is what is trending where %i pixels have room for it', async (width, shown) => {
    const { I } = await renderApp({
      path: '/discover?query=alien',
      width,
      answers: { [searchPath]: titles('Alien'), [trendingPath]: titles('Alien', 'Heat') },
    })
    await I.see('link', 'Alien (1979)')
    await settled()
    const cards = within(screen.getByRole('main')).getAllByRole('article')
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('aria-label'))).toEqual(shown)
  })
})
