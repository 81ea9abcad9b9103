import { core as enUS } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'
import { expect, test } from './fixtures.ts'
import { basicVisitorOf, type Visitor } from './visitor.ts'

const { settings } = other

const { card, collectionDialog, collections } = enUS

const addAliens = async (I: Visitor) => {
  await I.open('/movie/679')
  await I.click('button', card.add({ title: 'Aliens' }))
  await I.see('Aliens has been added to your watchlist')
  await I.press('Escape')
  await I.seeAddress('/')
}

test('a first visitor finds a movie, adds it, and is back where they were', async ({ I }) => {
  await I.open('/')
  await I.seeElement('heading', 'Recommended for You')
  await I.seeCardCount(20)
  await I.ask(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await I.press('/')
  await I.type('alien')
  await I.click('gridcell', /Aliens/)
  await I.seeElement('heading', 'Aliens')
  await I.seeAddress('/movie/679')
  await I.see('1986', '2h 17m', 'James Cameron')
  await I.click('button', card.add({ title: 'Aliens' }))
  await I.see('Added to Watchlist', 'Aliens has been added to your watchlist')
  await I.press('Escape')
  await I.seeAddress('/')
  await expect.poll(() => I.ask(() => window.scrollY)).toBe(400)
})

test('a movie is marked as watched, removed, and restored by Undo', async ({ I }) => {
  await addAliens(I)
  await I.click('link', 'Watchlist')
  await I.seeCards('Aliens')
  await I.click('button', card.markWatched({ title: 'Aliens' }))
  await I.see('Marked as Watched', 'Watched (1)', 'Unwatched (0)')
  await I.click('button', card.remove({ title: 'Aliens' }))
  await I.see('All (0)')
  await I.click('button', 'Undo')
  await I.seeCards('Aliens')
  await I.see('Watched (1)')
})

test('a collection is created and keeps its name after a reload', async ({ I }) => {
  await I.open('/collections')
  await I.click('button', collections.create)
  await I.click('textbox', collectionDialog.name)
  await I.type('Space')
  await I.press('Enter')
  await I.see('Your new collection has been created successfully', '1 collection')
  await I.open('/collections')
  await I.click('link', /Space/)
  await I.seeElement('heading', 'Space')
})

test('Discover turns the page, and Back returns through a person and a movie to it', async ({ I }) => {
  await I.open('/discover?tab=trending')
  await I.seeCardCount(20)
  await I.click('link', 'Next page')
  await I.seeAddress('/discover?tab=trending&page=2')
  await I.open('/movie/679')
  await I.click('link', 'James Cameron')
  await I.seeElement('heading', 'James Cameron')
  await I.goBack()
  await I.seeElement('heading', 'Aliens')
})

test('the Enter that accepts the candidate of an input method searches nothing', async ({ I }) => {
  await I.open('/watchlist')
  await I.see('All (0)')
  await I.press('/')
  await I.type('ali')
  // The order of Safari, where the composition has ended before the key is reported.
  await I.ask(() => {
    const field = document.activeElement
    field?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'ali' }))
    field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter', keyCode: 229 }))
    return null
  })
  await I.seeAddress('/watchlist')
  await I.press('Enter')
  await I.seeAddress('/discover?query=ali')
})

test('the title of a right-to-left movie begins at the same edge as its year', async ({ I }) => {
  await addAliens(I)
  await I.open('/watchlist')
  await I.seeCards('Aliens')
  const distance = await I.ask(() => {
    const title = document.querySelector('article a span[dir=auto]')
    const year = title?.closest('a')?.nextElementSibling
    if (!title || !year) return null
    title.textContent = 'הנוסע השמיני'
    const startOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    }
    return Math.round(startOf(title) - startOf(year))
  })
  expect(distance).toBe(0)
})

test('theme and language apply at once and after a reload', async ({ I }) => {
  await I.open('/settings')
  await I.click('combobox', settings.language)
  await I.click('option', /German/)
  await I.seeElement('heading', 'Einstellungen')
  await I.open('/watchlist')
  await I.see('Alle (0)')
  await expect.poll(() => I.ask(() => document.documentElement.lang)).toBe('de-DE')
})

test('a change in one tab shows in the other', async ({ I, another }) => {
  const other = await another()
  await other.open('/watchlist')
  await other.see('All (0)')
  await addAliens(I)
  await other.seeCards('Aliens')
  await other.click('button', card.markWatched({ title: 'Aliens' }))
  await I.see('1 watched')
})

test('Retry loads the code of a dialog that did not arrive', async ({ I, gate, allowProblems }) => {
  allowProblems(/\/assets\//, /Importing a module script failed/)
  const deliver = gate.drop(/\/assets\/movie-/)
  await I.open('/watchlist')
  await I.open('/')
  await I.seeCardCount(20)
  await I.open('/movie/679')
  await I.see('Something went wrong')
  deliver()
  await I.click('button', 'Retry')
  await I.seeElement('heading', 'Aliens')
  await I.seeAddress('/movie/679')
})

test('when no code arrives at the start, the page says so, and Retry loads it', async ({ I, gate, allowProblems }) => {
  allowProblems(/\/assets\//, /Importing a module script failed/)
  const deliver = gate.drop(/\/assets\//)
  await I.open('/watchlist')
  await I.see('Something went wrong')
  deliver()
  await I.click('button', 'Retry')
  await I.see('All (0)')
})

const cutEntryScript = async (): Promise<void> => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? { src: '' }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const kept = await cache.match(src)
    const text = await kept?.text()
    if (kept && text) await cache.put(src, new Response(text.slice(0, text.length / 2), { headers: kept.headers }))
  }
}

const keptEntryScript = async (): Promise<string> => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? { src: '' }
  const kept = await caches.match(src)
  return kept ? kept.text() : ''
}

test('a damaged script, kept for visits without a network, is repaired at the same start', async ({
  I,
  allowProblems,
}) => {
  allowProblems(/SyntaxError|[Uu]nexpected/)
  await I.open('/watchlist')
  await I.see('All (0)')
  await I.seeInstalled()
  const whole = await I.ask(keptEntryScript)
  await I.ask(cutEntryScript)
  expect(await I.ask(keptEntryScript)).not.toBe(whole)
  await I.open('/watchlist')
  await I.see('All (0)')
  expect(await I.ask(keptEntryScript)).toBe(whole)
})

test('? pressed as soon as the first screen is shown opens the list of shortcuts', async ({ I }) => {
  await I.open('/')
  await I.seeElement('heading', 'Recommended for You')
  await I.press('?')
  await I.see('Keyboard shortcuts')
})

test('without a network, the app goes on, and starts again', async ({ I, gate }) => {
  await addAliens(I)
  await I.seeInstalled()
  const connect = gate.drop(/^/)
  await I.click('link', 'Watchlist')
  await I.click('button', card.markWatched({ title: 'Aliens' }))
  await I.see('Watched (1)')
  await I.open('/watchlist')
  await I.see('Watched (1)')
  await I.click('link', /^Aliens/)
  await I.seeElement('heading', 'Aliens')
  await I.open('/settings')
  await I.seeElement('heading', 'Settings')
  connect()
  await I.open('/')
  await I.seeCardCount(20)
})

test('a page that is left while it saves leaves a database that still answers', async ({ I, allowProblems }) => {
  // Requests for code are cut off, too.
  allowProblems(/modulepreload/)
  for (let round = 1; round <= 10; round += 1) {
    await I.open('/movie/679')
    await I.click('button', card.add({ title: 'Aliens' }))
    await I.open('/watchlist')
    await I.click('button', card.remove({ title: 'Aliens' }))
  }
  await I.open('/movie/679')
  await I.click('button', card.add({ title: 'Aliens' }))
  await I.open('/watchlist')
  await I.seeCards('Aliens')
  await I.seeInDatabase(1)
})

test('records survive a restart of the browser, and kills as soon as a change is in the database', async ({
  engine,
  gate,
  profile,
}) => {
  for (const [kept, ending] of (['close', 'kill', 'kill', 'close'] as const).entries()) {
    const browser = await engine.openProfile(profile, gate.url)
    const I = basicVisitorOf(browser.tab)
    await I.seeCardCount(20)
    await I.see(`${kept} unwatched`)
    await I.click('button', /^Add .* to watchlist$/)
    await I.see(`${kept + 1} unwatched`)
    await I.seeInDatabase(kept + 1)
    await browser[ending]()
  }
})

for (const [window, wanted] of [
  ['a window of 390 pixels, or the narrowest', 390],
  ['a window of 1440 pixels', 1440],
] as const) {
  test(`no screen is wider than ${window}`, async ({ I, engine }, testInfo) => {
    const width = Math.max(wanted, engine.narrowest)
    await I.resize(width, 900)
    await expect.poll(() => I.ask(() => innerWidth)).toBe(width)
    for (const path of ['/', '/discover', '/watchlist', '/collections', '/settings', '/movie/679', '/person/2710']) {
      await I.open(path)
      await I.seeElement('heading', /./)
      await I.ask(() => document.fonts.ready.then(() => null))
      await testInfo.attach(`${path} at ${width}`, { body: await I.screenshot(), contentType: 'image/png' })
      const overflow = () => I.ask(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, path).toBe(0)
    }
  })
}
