import { testKey } from '#tools/test-sites.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places, scrollPosition } from './visitor.ts'

/** One moved element of a layout shift entry. */
interface Shift {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

test('a movie opened from a card shows the data of the card before any response', { tag: '@gate' }, async ({
  I,
  catalog,
}) => {
  catalog.fail(/^\/movie\//, 'hang')
  await I.open('/')
  await I.openMovie('Oppenheimer')
  await I.seeMovie('Oppenheimer')
  const { modal } = places(I.page)
  await expect(modal.getByText('2023', { exact: true }).first()).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Add Oppenheimer to watchlist' })).toBeEnabled()
})

test('hovering a card makes all three requests of its movie at once, and the click makes none', async ({
  I,
  catalog,
}) => {
  const paths = () => catalog.requests.map(({ path }) => path).filter((path) => path.startsWith('/movie/'))
  await I.open('/')
  await I.seeCardCount(20)
  const card = I.page.getByRole('main').getByRole('link', { name: 'Oppenheimer (2023)' })
  await card.hover()
  const calls = ['/movie/872585', '/movie/872585/recommendations', '/movie/872585/watch/providers']
  await expect.poll(() => paths().toSorted()).toEqual(calls)
  await I.openMovie('Oppenheimer')
  await I.see('3h 1m')
  expect(paths().toSorted()).toEqual(calls)
})

test('while a list scrolls under the pointer, only the movie that is there at the end is requested', async ({
  I,
  catalog,
}) => {
  const asked = () => [...new Set(catalog.requests.flatMap(({ path }) => /^\/movie\/\d+/.exec(path)?.[0] ?? []))]
  const below = () => I.page.evaluate(() => document.querySelector('a[href]:hover')?.getAttribute('href') ?? null)
  await I.page.setViewportSize({ width: 1280, height: 500 })
  await I.page.clock.install()
  await I.open('/')
  await I.seeCardCount(20)
  await I.stopTheClock()
  const place = (await places(I.page).cards.first().boundingBox()) ?? { x: 0, y: 0 }
  await I.page.mouse.move(place.x + 40, place.y + 60)
  await I.page.clock.runFor(40)
  const passed = await below()
  await I.page.mouse.wheel(0, 20)
  await expect.poll(() => scrollPosition(I.page)).toBe(20)
  await I.page.clock.runFor(40)
  await I.page.mouse.wheel(0, 400)
  await expect.poll(() => scrollPosition(I.page)).toBe(420)
  await expect.poll(below).not.toBe(passed)
  await I.page.clock.runFor(80)
  await expect.poll(asked).toEqual([await below()])
})

test('the code of a movie is requested after the start, for a finger that does not hover', async ({ I, catalog }) => {
  const code = I.page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/movie-'))
  await I.open('/')
  await code
  expect(catalog.requests.filter(({ path }) => path.startsWith('/movie/'))).toEqual([])
})

test('the code of a screen is requested when a link to it is hovered or focused, and not before', async ({ I }) => {
  const asked: string[] = []
  I.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isAsked = (screen: string) => asked.some((path) => path.startsWith(`/assets/${screen}-`))
  await I.open('/')
  await I.seeCardCount(20)
  await I.page.waitForLoadState('networkidle')
  const link = (name: string) => places(I.page).navigation.getByRole('link', { name })
  expect([isAsked('settings'), isAsked('watched')]).toEqual([false, false])
  await link('Settings').hover()
  await expect.poll(() => isAsked('settings')).toBe(true)
  await link('Watched').focus()
  await expect.poll(() => isAsked('watched')).toBe(true)
  await I.seeAddress('/')
})

for (const width of [390, 820, 1280]) {
  test(`a movie opened from a card loads without layout shifts, ${width} px wide`, async ({ I, catalog }) => {
    await I.page.setViewportSize({ width, height: 900 })
    catalog.fail(/^\/movie\//, { delay: 700 })
    await I.open('/')
    await I.openMovie('Oppenheimer')
    await I.seeMovie('Oppenheimer')
    // Longer than the half second after a click in which the browser counts no layout shifts.
    await I.page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources = [] } = entry as unknown as { sources?: readonly Shift[] }
          for (const { node, previousRect, currentRect } of sources)
            seen.push(
              `${node?.textContent} moved from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
            )
        }
      }).observe({ type: 'layout-shift' })
    })
    await I.see('3h 1m')
    await I.page.waitForLoadState('networkidle')
    expect(await I.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** Notes what a movie's placeholder kept free, and the first frame of the movie itself. */
const noteFirstFrame = (): void => {
  const boxOf = (element?: Element | null): Box | null => {
    if (!element) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
  }
  const look = (): void => {
    const dialog = document.querySelector('[role=dialog]')
    const placeholder = dialog?.querySelector('[role=status]:has(div)')
    if (placeholder) Object.assign(window, { kept: [...placeholder.querySelectorAll('div')].map(boxOf) })
    const article = dialog?.querySelector('article:has(h2)')
    if (!article) return void requestAnimationFrame(look)
    const poster = boxOf(article.querySelector('h2')?.parentElement?.previousElementSibling)
    const hasPicture = article.querySelector('h2')?.parentElement?.previousElementSibling?.querySelector('img') !== null
    const hasRating = article.querySelector('[role=slider]') !== null
    Object.assign(window, { shown: { poster, hasPicture, hasRating } })
  }
  look()
}

for (const width of [390, 820, 1280]) {
  test(`a movie opened by its address has its poster in its first frame, and its rating where it was awaited, ${width} px wide`, async ({
    I,
    catalog,
  }) => {
    await I.page.setViewportSize({ width, height: 900 })
    let answer = () => {}
    catalog.fail('/movie/157336', {
      after: new Promise((resolve) => {
        answer = resolve
      }),
    })
    await I.page.addInitScript(noteFirstFrame)
    await I.open('/movie/157336')
    await expect.poll(() => I.page.evaluate(() => 'kept' in window)).toBe(true)
    // The dialog rises while it opens; a frame later, what is kept free is noted as it stays.
    await I.page.getByRole('dialog').evaluate(async (dialog) => {
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    })
    answer()
    await I.seeMovie('Interstellar')
    const { kept, shown } = await I.page.evaluate(() => {
      const { kept, shown } = window as unknown as {
        kept: readonly Box[]
        shown: { poster: Box | null; hasPicture: boolean; hasRating: boolean }
      }
      return { kept, shown }
    })
    const { poster, ...has } = shown
    expect(has).toEqual({ hasPicture: true, hasRating: true })
    expect(kept).toContainEqual(poster)
    // The stars, and what is done less often beside them.
    const rating = await places(I.page).modal.locator('div:has(> div > [role=slider])').boundingBox()
    // Genres may need a line more.
    const near = kept.filter(([x, y, , height]) => {
      const isBeside = rating !== null && Math.abs(x - rating.x) < 2
      return isBeside && height === Math.round(rating.height) && Math.abs(y - rating.y) < 16
    })
    expect(near, `${JSON.stringify(rating)} in ${JSON.stringify(kept)}`).not.toEqual([])
  })
}

test('a movie of the watchlist is shown at once by its address too, before any response', async ({ I, catalog }) => {
  catalog.fail(/^\/movie\//, 'hang')
  await givenWatchlist(I.page, 'Interstellar ✓')
  await I.open('/movie/157336')
  await I.seeMovie('Interstellar')
  await expect(places(I.page).modal.getByRole('button', { name: /^Watched/ })).toBeEnabled()
})

for (const language of ['en-US', 'de-DE']) {
  test(`a movie opened by its address whose details are there before its code has poster and rating in its first frame, in ${language}`, async ({
    I,
  }) => {
    await I.page.addInitScript(
      (settings) => localStorage.setItem('settings', settings),
      JSON.stringify({ apiKey: testKey, language }),
    )
    await I.page.addInitScript(noteFirstFrame)
    const details = I.page.waitForResponse(/\/3\/movie\/157336\?/)
    await I.page.route(/\/assets\/movie-/, async (route) => {
      await details
      await route.continue()
    })
    await I.open('/movie/157336')
    await I.seeMovie('Interstellar')
    const shown = await I.page.evaluate(() => {
      const { hasPicture, hasRating } = (window as unknown as { shown: { hasPicture: boolean; hasRating: boolean } })
        .shown
      return { hasPicture, hasRating }
    })
    expect(shown).toEqual({ hasPicture: true, hasRating: true })
  })
}
