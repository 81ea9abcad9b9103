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
