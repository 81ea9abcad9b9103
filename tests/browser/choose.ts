import { expect, type Page } from '@playwright/test'

/** Chooses an option by a part of its name, once the open list or its search field has the focus. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await expect(page.locator('[role=listbox]:focus, input[role=combobox]:focus')).toBeVisible()
  await page.getByRole('option', { name: option }).first().click()
}
