import { expect, type Page } from '@playwright/test'

/** Chooses an option by a part of its name. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await expect(page.locator('[role=listbox]:focus, input[role=combobox]:focus')).toBeVisible()
  const wanted = page.getByRole('option', { name: option }).first()
  // In its first frames Ark's list ignores the pointer; a click counts once the option follows it.
  let offset = 4
  await expect(async () => {
    offset += 2
    await wanted.hover({ position: { x: offset, y: 6 } })
    await expect(wanted).toHaveAttribute('data-highlighted', '', { timeout: 300 })
  }).toPass()
  await wanted.click()
}

/** In the panel 'Filters', which stays open. */
export const chooseFilter = async (page: Page, label: string, option: string): Promise<void> => {
  const panel = page.getByRole('dialog', { name: 'Filters' })
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
  await panel.getByRole('combobox', { name: label }).selectOption({ label: option })
}

/** In the panel of order and view, where the row of a list has no room for them. */
export const chooseInView = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: 'Sort by' }).click()
  const panel = page.getByRole('dialog', { name: 'Sort and view' })
  await panel.getByRole('combobox', { name: label }).selectOption({ label: option })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}
