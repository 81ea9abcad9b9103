import type { Locator, Page } from '@playwright/test'
import { movieTitle, trendingFrom } from './movies.ts'

/** The buttons of a movie's card. */
export const card = (page: Page, movie: number) => {
  const title = movieTitle(movie)
  const button = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
  return {
    add: button(`Add ${title} to watchlist`),
    remove: button(`Remove ${title} from watchlist`),
    markWatched: button(`Mark ${title} as watched`),
    markUnwatched: button(`Mark ${title} as unwatched`),
    toggle: button(`Mark ${title} as watched`).or(button(`Mark ${title} as unwatched`)),
  }
}

/** The tab that shows the number of movies in the watchlist. */
export const allMovies = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: `All (${count.toLocaleString('en-US')})`, exact: true })

/** Opens Home with twenty trending movies, starting with movie `first`. */
export const openHome = async (page: Page, first: number): Promise<void> => {
  await page.unroute('**/3/trending/movie/**')
  await page.route('**/3/trending/movie/**', (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: trendingFrom(first),
    }),
  )
  await page.goto('/')
  await card(page, first).add.or(card(page, first).remove).waitFor()
}

/** Clicks in several tabs in the same millisecond. */
export const clickTogether = async (...buttons: readonly Locator[]): Promise<void> => {
  const at = Date.now() + 300
  await Promise.all(
    buttons.map((button) =>
      button.evaluate(
        (element, moment) =>
          new Promise<void>((resolve) => {
            const click = () => {
              while (Date.now() < moment) {}
              if (element instanceof HTMLElement) element.click()
              resolve()
            }
            setTimeout(click, moment - Date.now() - 20)
          }),
        at,
      ),
    ),
  )
}
