import { expect, type Locator, type Page } from '@playwright/test'

type Answer = Promise<void>

/** A user using the app: what they do and what they see. The `see` methods wait until it is visible. */
export interface Visitor {
  readonly page: Page
  open(path: string): Answer
  /** Clicks a link of the main navigation. */
  goTo(place: string): Answer
  press(...keys: readonly string[]): Answer
  /** Presses Tab until an element has the focus. */
  tabTo(place: Locator): Answer
  click(name: string | RegExp): Answer
  scrollTo(pixels: number): Answer
  search(text: string): Answer
  /** Clicks a result of the search box. */
  pick(title: string): Answer
  /** Opens a card of the list. */
  openMovie(title: string): Answer
  closeMovie(): Answer
  addFromModal(): Answer
  markWatched(title: string): Answer
  remove(title: string): Answer
  dismissToast(): Answer
  /** Points at the toast, which stays as long as that. */
  holdToast(): Answer
  /** Exact texts, or a pattern for a part of one. */
  see(...texts: readonly (string | RegExp)[]): Answer
  dontSee(...texts: readonly (string | RegExp)[]): Answer
  seeHeading(name: string): Answer
  /** The titles of the list's cards, in order. */
  seeCards(...titles: readonly string[]): Answer
  seeCardCount(count: number): Answer
  seeResults(...titles: readonly string[]): Answer
  /** Waits until the movie can also be closed. */
  seeMovie(title: string): Answer
  seeNoModal(): Answer
  seeToast(title: string, description: string): Answer
  seeNoToast(): Answer
  /** Stops the time of a page whose clock is installed; `page.clock.runFor` moves it on. */
  stopTheClock(): Answer
  /** Waits for an address: path and query. */
  seeAddress(address: string): Answer
}

/** Locators shared by several tests. */
export const places = (page: Page) => ({
  main: page.getByRole('main'),
  modal: page.getByRole('dialog'),
  navigation: page.getByRole('navigation', { name: 'Main' }),
  search: page.getByRole('combobox', { name: 'Search for movies' }),
  results: page.getByRole('grid', { name: 'Search results' }),
  toasts: page.getByRole('region', { name: 'Notifications' }),
  /** Without those of Home's row from the watchlist. */
  cards: page.getByRole('main').getByRole('article').and(page.locator(':not([data-next] article)')),
  failure: page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) }),
})

/** In pixels from the top of the page. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Ark's dialogs handle Escape and clicks outside from the frame on in which they get this style. */
export const seeReady = (dialog: Locator): Answer => expect(dialog).toHaveAttribute('style', /pointer-events: auto/)

const card = (page: Page, title: string): Locator => {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return places(page).cards.filter({
    has: page.getByRole('link', { name: new RegExp(`^${escaped}(?: \\(\\d{4}\\))?$`) }),
  })
}

/** Titles of the cards of a list, without their years, once those below the first screen have followed. */
export const cardTitles = async (page: Page): Promise<readonly string[]> => {
  const { main, cards } = places(page)
  await expect(main.locator('ul:has(article) > li[aria-hidden]')).toHaveCount(0)
  return cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.ariaLabel ?? '').replace(/ \(\d{4}\)$/, '')))
}

export const visitorOf = (page: Page): Visitor => {
  const { main, modal, navigation, search, results, toasts, cards } = places(page)
  /** Hovers the card first, which reveals its buttons. */
  const clickOnCard = async (title: string, button: string): Answer => {
    await card(page, title).hover()
    await card(page, title).getByRole('button', { name: button }).click()
  }
  return {
    page,
    async open(path) {
      await page.goto(path)
    },
    async goTo(place) {
      const link = navigation.getByRole('link', { name: place })
      await link.click()
      // Until the code of the next page is there, the page before it can still be used.
      await expect(link).toHaveAttribute('aria-current', 'page')
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    async tabTo(place) {
      const isReached = () => place.evaluate((element) => element === document.activeElement)
      for (let presses = 0; presses < 30 && !(await isReached()); presses += 1) await page.keyboard.press('Tab')
      await expect(place).toBeFocused()
    },
    click: (name) =>
      page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .first()
        .click(),
    async scrollTo(pixels) {
      // Again until the page is tall enough.
      const scroll = (top: number) => {
        window.scrollTo({ top, behavior: 'instant' })
        return window.scrollY
      }
      await expect.poll(() => page.evaluate(scroll, pixels)).toBe(pixels)
    },
    search: (text) => search.fill(text),
    pick: (title) => results.getByRole('gridcell').filter({ hasText: title }).first().click(),
    openMovie: (title) => card(page, title).getByRole('link').click(),
    async closeMovie() {
      await seeReady(modal)
      await modal.getByRole('button', { name: 'Close' }).click()
      await expect(modal).toBeHidden()
      // The address changes after 100 ms, which would abort a navigation started before.
      await expect(page).not.toHaveURL(/\/(movie|person)\/\d/)
    },
    // The movie's own button precedes those of similar movies.
    addFromModal: () =>
      modal
        .getByRole('button', { name: /^Add .*to watchlist$/ })
        .first()
        .click(),
    markWatched: (title) => clickOnCard(title, `Mark ${title} as watched`),
    remove: (title) => clickOnCard(title, `Remove ${title} from watchlist`),
    dismissToast: () => toasts.getByRole('button', { name: 'Dismiss' }).click(),
    holdToast: () => toasts.getByRole('button', { name: 'Dismiss' }).hover(),
    async stopTheClock() {
      // Ahead of a time that goes on until it is paused.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    },
    async see(...texts) {
      for (const text of texts)
        await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    },
    async dontSee(...texts) {
      for (const text of texts)
        await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0)
    },
    seeHeading: (name) => expect(main.getByRole('heading', { name, exact: true })).toBeVisible(),
    seeCards: (...titles) => expect.poll(() => cardTitles(page)).toEqual(titles),
    seeCardCount: (count) => expect(cards.filter({ visible: true })).toHaveCount(count),
    async seeResults(...titles) {
      await expect(results.getByRole('row')).toHaveCount(titles.length)
      for (const [index, title] of titles.entries())
        await expect(results.getByRole('row').nth(index)).toContainText(title)
    },
    async seeMovie(title) {
      await expect(modal.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await seeReady(modal.filter({ has: page.getByRole('heading', { name: title, exact: true }) }))
    },
    seeNoModal: () => expect(modal).toBeHidden(),
    async seeToast(title, description) {
      await expect(toasts.getByText(title, { exact: true })).toBeVisible()
      await expect(toasts.getByText(description, { exact: true })).toBeVisible()
    },
    seeNoToast: () => expect(toasts.getByRole('button')).toHaveCount(0),
    seeAddress: (address) => expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(address),
  }
}
