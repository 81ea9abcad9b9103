import { expect } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

const keyList = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Keys' })

/** Opens the list of keys by its key, as soon as what is loaded after a page's start is there. */
export const openKeyList = async (I: Visitor): Promise<void> => {
  await expect(async () => {
    await I.press('?')
    await expect(keyList(I)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Closes the open list of keys, once it takes the keyboard. */
export const closeKeyList = async (I: Visitor): Promise<void> => {
  await expect(keyList(I)).toHaveCSS('pointer-events', 'auto')
  await I.press('Escape')
  await expect(keyList(I)).toBeHidden()
}
