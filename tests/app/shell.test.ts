import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { settled } from '#tests/support/until.ts'
import { compileInlined } from '#tools/vite/inlined-shell.ts'

const [, body = ''] = /<body>([\s\S]*?)<noscript>/.exec(readFileSync('index.html', 'utf8')) ?? []
const token = 'eyJhbGciOiJub25lIn0.e30.'
let script = ''

beforeAll(async () => {
  vi.stubEnv('VITE_TMDB_API_KEY', 'a-key')
  script = (await compileInlined(process.cwd(), 'production')).get('src/shell.ts') ?? ''
  vi.unstubAllEnvs()
})
beforeEach(() => {
  fakeBrowserParts()
  document.body.innerHTML = body
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  delete window.prefetchedResponse
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  document.documentElement.lang = ''
})

/** Opens a path with these settings; the provider answers every request with `list`. */
const open = async (path: string, settings: object = {}, list: unknown = { results: [] }) => {
  history.replaceState(null, '', path)
  localStorage.setItem('settings', JSON.stringify(settings))
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return Response.json(list)
  })
  runInThisContext(script)
  await settled()
  return sent
}

const posters = () => [...document.querySelectorAll<HTMLImageElement>('.shell-grid img')].map(({ srcset }) => srcset)

const page = () => ({ lang: document.documentElement.lang, ...document.documentElement.dataset })

describe('the shell', () => {
  it('has the theme and the language of the settings before the first paint', async () => {
    await open('/watchlist', { theme: 'light', language: 'ja-JP' })
    expect(page()).toEqual({ lang: 'ja-JP', theme: 'light' })
  })

  it('knows Home where the site is below a path', async () => {
    history.replaceState(null, '', '/matinee/')
    runInThisContext((await compileInlined(process.cwd(), 'production', '/matinee/')).get('src/shell.ts') ?? '')
    expect(page()).toMatchObject({ shell: 'grid', home: 'welcome' })
  })

  it('is dark and in English when the settings cannot be read', async () => {
    localStorage.setItem('settings', '{')
    runInThisContext(script)
    expect(page()).toEqual({ lang: 'en-US', theme: 'dark', shell: 'grid', home: 'welcome' })
  })

  it('reserves space for the language offer of the app, unless that was dismissed', async () => {
    vi.stubGlobal('navigator', { language: 'de-AT', languages: ['de-AT', 'en'] })
    await open('/settings')
    expect(page()).toEqual({ lang: 'en-US', theme: 'dark', offer: '' })
    delete document.documentElement.dataset['offer']
    localStorage.setItem('language-notice', 'dismissed')
    await open('/settings')
    expect(page()).toEqual({ lang: 'en-US', theme: 'dark' })
  })

  it('reserves space on Home for new releases, from the day on which they are due', async () => {
    localStorage.setItem('releases-due', '9999-01-01')
    await open('/')
    expect(page()).not.toHaveProperty('releases')
    localStorage.setItem('releases-due', '2026-01-01')
    await open('/')
    expect(page()).toHaveProperty('releases', '')
  })

  it("requests Home's list with the user's key, for the app to take over", async () => {
    const [request] = await open('/', { apiKey: ' their-key ', language: 'de-DE' })
    expect(request?.url).toBe(
      'https://api.themoviedb.org/3/trending/movie/week?language=de-DE&page=1&api_key=their-key',
    )
    expect(request?.credentials).toBe('omit')
    expect(window.prefetchedResponse?.request).toBe(request)
    expect(await (await window.prefetchedResponse?.response)?.json()).toEqual({ results: [] })
  })

  it('sends a token in a header, never in a URL', async () => {
    const [request] = await open('/', { apiKey: token })
    expect(request?.url).toBe('https://api.themoviedb.org/3/trending/movie/week?language=en-US&page=1')
    expect(request?.headers.get('Authorization')).toBe(`Bearer ${token}`)
  })

  it('requests nothing when the first screen is not Home', async () => {
    expect(await open('/watchlist')).toEqual([])
    expect(window.prefetchedResponse).toBeUndefined()
  })

  it("shows the posters of the app's first cards, each in its place", async () => {
    const row = (id: number, poster_path: unknown, adult = false) => ({ id, title: 'A film', poster_path, adult })
    const results = [row(1, '/a.jpg'), row(1, '/a.jpg'), row(2, '/b.jpg', true), row(3, null), row(4, '/d.jpg')]
    await open('/', {}, { page: 1, results, total_pages: 1, total_results: 5 })
    const places = [...document.querySelectorAll('.shell-grid i')].map((place) => place.childElementCount)
    expect(places).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(posters().map((srcset) => srcset.split(' ')[0])).toEqual([
      'https://image.tmdb.org/t/p/w92/a.jpg',
      'https://image.tmdb.org/t/p/w92/d.jpg',
    ])
  })

  it("leaves out what the app's first cards leave out: what is hidden, watched, or has a viewing", async () => {
    const { id: _, ...item } = watchlistOf('Alien')[0] ?? {}
    const watchlist = [
      { ...item, movieId: 1, status: 'want-to-watch' },
      { ...item, movieId: 2, status: 'watched' },
    ]
    const history = [
      { movieId: 3, watchedAt: null, note: '"plays":[]', plays: [{ id: 1, watchedAt: null }] },
      { movieId: 4, watchedAt: null, rating: 9, plays: [] },
      { movieId: 5, watchedAt: '2025-11-03' },
    ]
    localStorage.setItem('watchlist', JSON.stringify(watchlist))
    localStorage.setItem('watch-history', JSON.stringify(history))
    localStorage.setItem('not-for-me', JSON.stringify([{ movieId: 6, addedAt: '', movie: { id: 7 } }]))
    const results = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, title: 'A film', poster_path: `/${id}.jpg` }))
    await open('/', {}, { page: 1, results, total_pages: 1, total_results: 7 })
    expect(posters().map((srcset) => srcset.split(' ')[0]?.split('/').at(-1))).toEqual(['1.jpg', '4.jpg', '7.jpg'])
  })

  it('leaves out the genres that are never to be shown, but for own movies', async () => {
    localStorage.setItem('collection-movies', JSON.stringify([{ movieId: 2 }]))
    const results = [1, 2, 3].map((id) => ({
      id,
      title: 'A film',
      poster_path: `/${id}.jpg`,
      genre_ids: id === 3 ? [35] : [35, 27],
    }))
    await open('/', { neverShow: { genres: [27] } }, { page: 1, results, total_pages: 1, total_results: 3 })
    expect(posters().map((srcset) => srcset.split(' ')[0]?.split('/').at(-1))).toEqual(['2.jpg', '3.jpg'])
  })

  it.each([null, [], {}, { results: 'x' }])('shows no posters when the answer is %j', async (answer) => {
    await open('/', {}, answer)
    expect(posters()).toEqual([])
  })

  it('shows no posters behind a movie, whose own code and pictures have priority', async () => {
    const [request] = await open('/movie/348', {}, { results: [{ id: 1, title: 'A film', poster_path: '/a.jpg' }] })
    expect(request?.url).toContain('/trending/movie/week?')
    expect(posters()).toEqual([])
  })
})
