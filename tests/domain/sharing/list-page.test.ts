import { describe, expect, it } from 'vitest'
import { listPage, pageRow } from '#domain/sharing/list-page.ts'
import { fileNameFor, listText } from '#domain/sharing/list-text.ts'
import { type SharedList, sharedListOf } from '#domain/sharing/shared-list.ts'

const hostile = '</script><script>alert("1")</script>'
const list: SharedList = {
  name: hostile,
  note: '"><img src=x onerror=alert(1)>',
  movies: [
    { id: 348, title: 'Alien', year: 1979 },
    { id: 949, title: hostile, year: null },
  ],
}
const texts = { count: '2 movies', open: 'Open', made: 'Made' }
const page = (link = '') =>
  listPage(list, list.movies.map(pageRow), { language: 'en-US', stylesHash: 'abc=', link, texts })

describe('the page of a list', () => {
  it('holds titles as text, whatever they say', () => {
    const html = page()
    expect(html.match(/<script/g)).toEqual(['<script'])
    expect(html.match(/<img/g)).toBeNull()
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  })

  it('allows nothing but its own styles, and loads nothing', () => {
    const html = page()
    expect(html).toContain(`content="default-src 'none'; style-src 'sha256-abc='; base-uri 'none'; form-action 'none'"`)
    expect(html).not.toMatch(/<(?:img|link|iframe|object)|@import|url\(/)
  })

  it('says the same as JSON-LD, by which other programs know the movies', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page()) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ItemList',
      name: hostile,
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          item: { name: 'Alien', datePublished: '1979', sameAs: ['https://www.themoviedb.org/movie/348'] },
        },
        { position: 2, item: { name: hostile } },
      ],
    })
  })

  it('has what is said of a movie below it', () => {
    const [alien] = list.movies
    if (!alien) throw new Error('There is no movie.')
    const noted = { ...alien, note: `For <b>her</b>.` }
    expect(pageRow(noted)).toContain('<p class="why" dir="auto">For &lt;b&gt;her&lt;/b&gt;.</p>')
    expect(pageRow(alien)).not.toContain('why')
  })

  it('leads to the app where a link has room for the list', () => {
    expect(page()).not.toContain('class="app"')
    expect(page('https://matinee.test/share#list=1.x')).toContain(
      '<a href="https://matinee.test/share#list=1.x">Open</a>',
    )
  })
})

describe('the text of a list', () => {
  it('is numbered, below its name and note', () => {
    expect(listText({ ...list, name: 'Noir', note: 'Rain.', movies: list.movies.slice(0, 1) })).toBe(
      'Noir\nRain.\n\n1. Alien (1979)',
    )
    expect(listText({ name: '', note: '', movies: list.movies.slice(0, 1) })).toBe('1. Alien (1979)')
  })

  it('has what is said of a movie below it', () => {
    const movies = [{ id: 1, title: 'Laura', year: 1944, note: 'For the\nportrait.' }]
    expect(listText({ name: '', note: '', movies })).toBe('1. Laura (1944)\n   For the\n   portrait.')
  })

  it('has each movie once, and no more of name and note than fits', () => {
    const movie = { id: 1, title: 'Alien', releaseDate: '1979-05-25' }
    expect(sharedListOf({ name: ` ${'n'.repeat(200)} `, from: ' Anna ', note: '' }, [movie, movie])).toEqual({
      name: 'n'.repeat(100),
      from: 'Anna',
      note: '',
      movies: [{ id: 1, title: 'Alien', year: 1979 }],
    })
  })

  it('is not cut inside an emoji', () => {
    const noteOf = (note: string) => sharedListOf({ name: '', from: '', note }, []).note
    expect(noteOf(`${'n'.repeat(499)}🎬`)).toBe('n'.repeat(499))
    expect(noteOf(`${'n'.repeat(495)}👩‍👩‍👧`)).toBe('n'.repeat(495))
    expect(noteOf(`${'n'.repeat(498)}🎬🎬`)).toBe(`${'n'.repeat(498)}🎬`)
  })

  it.each([
    ['My Watchlist: Drama, 1990s', 'matinee-my-watchlist-drama-1990s.png'],
    ['../../etc', 'matinee-etc.png'],
    ['千と千尋', 'matinee-千と千尋.png'],
    ['???', 'matinee-list.png'],
  ])('has a file name that every system takes: %s', (name, file) => {
    expect(fileNameFor(name, 'png')).toBe(file)
  })
})
