import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { settled } from '#tests/support/until.ts'
import { reading } from '#tests/tmdb/reading.ts'
import { createImages } from '#tmdb/images.ts'
import { shellLanguages } from '#tools/vite/shell-languages.ts'
import { shellSource } from '#tools/vite/shell-source.ts'

const transformed = (html: string, { transformIndexHtml }: ReturnType<typeof shellSource>): string => {
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin does not transform the page.')
  return String(Reflect.apply(transformIndexHtml, undefined, [html]))
}

const html = [shellLanguages(), shellSource({ VITE_TMDB_API_KEY: 'a-key' })].reduce(
  transformed,
  readFileSync('index.html', 'utf8'),
)
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
const [, body = ''] = /<body>([\s\S]*?)<noscript>/.exec(html) ?? []

beforeEach(() => void fakeBrowserParts())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  delete window.firstAnswer
})

/** The posters of the shell's places, as `srcset`, when the provider answers with this. */
const shown = async (answer: unknown, includeAdult?: unknown): Promise<readonly (string | undefined)[]> => {
  localStorage.setItem('settings', JSON.stringify({ includeAdult }))
  vi.stubGlobal('fetch', async () => Response.json(answer))
  document.body.innerHTML = body
  runInThisContext(script)
  await settled()
  return [...document.querySelectorAll('.shell-grid i')].map((place) => place.querySelector('img')?.srcset)
}

/** The posters of the app's first ten cards, as `srcset`, when the provider answers with this. */
const ofTheApp = async (answer: unknown, includeAdult?: unknown) => {
  const preferences = { includeAdult: includeAdult === true }
  const list = await reading(answer, preferences)
    .trending()
    .catch(() => null)
  const { srcSet } = createImages()
  return Array.from({ length: 10 }, (_, place) => srcSet('poster', list?.results[place]?.posterPath ?? null))
}

const rows = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 7, 'film', []) },
  {
    weight: 9,
    arbitrary: fc.record({
      id: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom<unknown>(0, -1, 1.5, '1', null)),
      adult: fc.constantFrom<unknown>(false, true, undefined, null, 1, 'true'),
      poster_path: fc.oneof(
        fc.stringMatching(/^\/[\w-]{1,8}\.(jpg|png|svg)$/),
        fc.constantFrom<unknown>(null, '', '/a.gif', 'a.jpg', '/a/b.jpg', '/$&.jpg', '/matinee-1.svg', ['/a.jpg']),
      ),
    }),
  },
)

const none = Array.from({ length: 10 }, () => undefined)

describe("the shell's posters", () => {
  it("are those of the app's first ten cards, whatever the rows and settings", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(rows, { maxLength: 20 }),
        fc.constantFrom<unknown>(true, false, undefined, 'false', 1),
        async (results, includeAdult) => {
          const answer = { page: 1, results, total_pages: 1, total_results: results.length }
          expect(await shown(answer, includeAdult)).toEqual(await ofTheApp(answer, includeAdult))
        },
      ),
    )
  })

  it.each([
    ['null', null],
    ['a list', []],
    ['without a list', {}],
    ['with another list', { results: 'x' }],
  ])('are left out where the answer is %s', async (_, answer) => {
    expect(await shown(answer)).toEqual(Array.from({ length: 10 }, () => undefined))
  })

  it('are left out behind a movie, whose own code and pictures go first', async () => {
    history.replaceState(null, '', '/movie/348')
    const results = [{ id: 1, poster_path: '/a.jpg' }]
    expect(await shown({ page: 1, results, total_pages: 1, total_results: 1 })).toEqual(none)
    expect(window.firstAnswer?.url).toContain('/trending/movie/week?')
  })
})
