import { expect } from './fixtures.ts'
import { seeReady, type Visitor } from './visitor.ts'

const keyList = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Opens the list of shortcuts with its key, which works only once the code loaded after the start is there. */
export const openKeyList = async (I: Visitor): Promise<void> => {
  await expect(async () => {
    await I.press('?')
    await expect(keyList(I)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Closes the list of shortcuts, once it has the keyboard focus. */
export const closeKeyList = async (I: Visitor): Promise<void> => {
  await seeReady(keyList(I))
  await expect(keyList(I).locator(':focus')).toBeVisible()
  await I.press('Escape')
  await expect(keyList(I)).toBeHidden()
}

/** Waits until the code that loads after the start handles keys. */
export const seeKeysWork = async (I: Visitor): Promise<void> => {
  await openKeyList(I)
  await closeKeyList(I)
}
