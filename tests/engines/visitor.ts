import { expect } from '@playwright/test'
import type { BasicTab, Tab } from './engine.ts'
import { callOf, type ElementQuery, elementOf, isClickable } from './page-elements.ts'
import { chooseFile, heldDownload, holdDownload } from './page-files.ts'

const pageText = () => document.body?.innerText ?? ''
const cardTitles = () =>
  [...document.querySelectorAll('main article a')].map((link) =>
    (link.getAttribute('aria-label') ?? '').replace(/ \(\d{4}\)$/, ''),
  )
/** Without those of Home's row from the watchlist. */
const cardCount = () => document.querySelectorAll('main article:not([data-next] article)').length
const address = () => location.pathname + location.search

const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state

const countStoredMovies = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('matinee')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const rows = opening.result.transaction('records').objectStore('records').getAll()
      rows.onerror = () => reject(rows.error)
      rows.onsuccess = () => {
        opening.result.close()
        resolve(rows.result.filter(({ list, value }) => list === 'watchlist' && value).length)
      }
    }
  })

/** Waits until a question to the page has this answer. */
const expectAnswer = (ask: () => Promise<unknown>, message: string) =>
  expect.poll(ask, { message, intervals: [50, 100, 200] })

/** What a user does and sees in any browser. */
export const basicVisitorOf = (tab: BasicTab) => {
  const ask = (task: () => unknown): Promise<unknown> => tab.evaluate(callOf(task))
  return {
    ask,
    async click(role: ElementQuery['role'], name: string | RegExp) {
      const isReady = () => tab.evaluate(isClickable({ role, name }))
      await expectAnswer(isReady, `the ${role} '${name}' can be clicked`).toBe(true)
      // The page may replace the element between the two commands of a click, which then finds it again.
      await expect(() => tab.click(elementOf({ role, name }))).toPass({ timeout: 5000 })
    },
    seeElement: (role: ElementQuery['role'], name: string | RegExp) =>
      expectAnswer(() => tab.evaluate(`${elementOf({ role, name })} !== null`), `the ${role} '${name}'`).toBe(true),
    async see(...texts: readonly string[]) {
      for (const text of texts) await expectAnswer(() => ask(pageText), 'the text of the page').toContain(text)
    },
    /** The titles of the list's cards, in order. */
    seeCards: (...titles: readonly string[]) => expectAnswer(() => ask(cardTitles), 'the cards').toEqual(titles),
    seeCardCount: (count: number) => expectAnswer(() => ask(cardCount), 'the number of cards').toBe(count),
    seeInDatabase: (movies: number) =>
      expectAnswer(() => ask(countStoredMovies), 'the movies in the database').toBe(movies),
    /** Waits until the service worker has all files of the app. */
    seeInstalled: () => expectAnswer(() => ask(workerState), 'the service worker').toBe('activated'),
    seeAddress: (wanted: string) => expectAnswer(() => ask(address), 'the address').toBe(wanted),
  }
}

/** What a user does and sees in a browser with a keyboard, an address bar and a window. */
export const visitorOf = (tab: Tab, site: string) => ({
  ...basicVisitorOf(tab),
  open: (path: string) => tab.open(site + path),
  goBack: () => tab.evaluate('history.back()'),
  press: tab.press,
  async type(text: string) {
    for (const character of text) await tab.press(character)
  },
  async chooseFile(label: string, name: string, bytes: Uint8Array) {
    const choose = () => tab.evaluate(callOf(chooseFile, label, name, Buffer.from(bytes).toString('base64')))
    await expectAnswer(choose, `the field '${label}'`).toBe(true)
  },
  /** The file that the page gives the user for what they do. */
  async download(act: () => Promise<void>): Promise<Uint8Array> {
    await tab.evaluate(callOf(holdDownload))
    await act()
    const held = () => tab.evaluate(callOf(heldDownload))
    await expect.poll(held, 'a file').not.toBeNull()
    return new Uint8Array(Buffer.from(String(await held()), 'base64'))
  },
  resize: tab.resize,
  screenshot: tab.screenshot,
})

export type Visitor = ReturnType<typeof visitorOf>
