import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { settled } from '#tests/support/until.ts'
import { compileInlined } from '#tools/vite/inlined-shell.ts'

const [, body = ''] = /<body>([\s\S]*?)<noscript>/.exec(readFileSync('index.html', 'utf8')) ?? []
const template =
  '<template><link rel="modulepreload" href="/home.js"><script type="text/plain" src="/main.js"></script></template>'
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
  document.head.innerHTML = template
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  document.head.replaceChildren()
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

const results = Array.from({ length: 14 }, (_, id) => ({ id: id + 1, title: 'A film', poster_path: `/${id}.jpg` }))
const list = { page: 1, results, total_pages: 1, total_results: 14 }
const columns = 5

interface Line {
  readonly connection?: { readonly saveData?: boolean; readonly downlink?: number }
  readonly serviceWorker?: { readonly controller: object | null }
}

/** Opens Home on a line, in a window with rows of five places. */
const openOn = async (line: Line, path = '/', answer: unknown = list) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'], ...line })
  const places = [...document.querySelectorAll('.shell-grid i')]
  for (const [index, place] of places.entries())
    Object.defineProperty(place, 'offsetTop', { value: 300 * Math.floor(index / columns) })
  history.replaceState(null, '', path)
  vi.stubGlobal('fetch', async () => Response.json(answer))
  runInThisContext(script)
  await vi.advanceTimersByTimeAsync(0)
  await settled()
}

const pictures = () => [...document.querySelectorAll('.shell-grid img')]
const arrive = async (some: readonly Element[]) => {
  for (const picture of some) picture.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}
/** What of the code has been asked for. */
const code = () =>
  [...document.head.querySelectorAll('link, script')].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'))
const all = ['/home.js', '/main.js']
const slow = { connection: { downlink: 1.7 } }

describe('the code of the app', () => {
  it.each<[name: string, line: Line]>([
    ['the browser says nothing of the line', {}],
    ['the line is fast', { connection: { saveData: false, downlink: 3 } }],
    ['a service worker has it', { ...slow, serviceWorker: { controller: {} } }],
  ])('starts at once where %s', async (_, line) => {
    await openOn(line)
    expect(code()).toEqual(all)
  })

  it.each<[name: string, line: Line]>([
    ['slow', slow],
    ['to be saved', { connection: { saveData: true, downlink: 10 }, serviceWorker: { controller: null } }],
  ])('waits for the first row of posters where the line is %s, and so do the others', async (_, line) => {
    await openOn(line)
    expect(pictures()).toHaveLength(columns)
    await arrive(pictures().slice(1))
    expect(code()).toEqual([])
    await arrive(pictures().slice(0, 1))
    expect(code()).toEqual(all)
    expect(pictures()).toHaveLength(14)
  })

  it('waits for them no longer than 1.8 seconds after the start', async () => {
    await openOn(slow)
    await vi.advanceTimersByTimeAsync(1800 - performance.now() - 1)
    expect(code()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(code()).toEqual(all)
    await arrive(pictures())
    expect(code()).toEqual(all)
  })

  it('starts at once where a picture fails', async () => {
    await openOn(slow)
    pictures()[2]?.dispatchEvent(new Event('error'))
    await settled()
    expect(code()).toEqual(all)
  })

  it.each<[name: string, path: string, answer: unknown]>([
    ['another screen', '/watchlist', list],
    ['a movie', '/movie/348', list],
    ['a list that cannot be read', '/', null],
    ['a list without pictures', '/', { ...list, results: [{ id: 1, title: 'A film', poster_path: null }] }],
  ])('waits for nothing at %s', async (_, path, answer) => {
    await openOn(slow, path, answer)
    expect(code()).toEqual(all)
  })
})

describe('the size of posters', () => {
  const sizes = () => new Set(posters().flatMap((srcset) => srcset.match(/w\d+/g) ?? []))

  it('is any on a fast line', async () => {
    await openOn({ connection: { downlink: 10 } })
    expect([...sizes()]).toEqual(['w92', 'w154', 'w185', 'w342', 'w500', 'w780'])
    expect(page()).not.toHaveProperty('posters')
  })

  it('is small on a slow line, and the app is told', async () => {
    await openOn(slow)
    expect([...sizes()]).toEqual(['w92', 'w154', 'w185'])
    expect(page()).toHaveProperty('posters', '185')
  })

  it('is larger there on a fine screen', async () => {
    vi.stubGlobal('devicePixelRatio', 3)
    await openOn(slow)
    expect([...sizes()]).toEqual(['w92', 'w154', 'w185', 'w342'])
    expect(page()).toHaveProperty('posters', '342')
  })
})
