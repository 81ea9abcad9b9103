import { expect, type Page } from '@playwright/test'
import { cardTitles, places } from './visitor.ts'

export const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of this list' })
export const turnTo = (page: Page, name: string) => pager(page).getByRole('link', { name, exact: true }).click()
export const cardsOf = async (page: Page) => {
  await expect(places(page).cards.first()).toBeVisible()
  return cardTitles(page)
}
export const otherCardsThan = (page: Page, before: readonly string[]) =>
  expect.poll(() => cardTitles(page)).not.toEqual(before)
