import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { closeKeyList, openKeyList } from './key-list.ts'
import { places, type Visitor, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

/** Presses both characters and follows a link, which an open list of shortcuts would cover. */
const seeCharactersDoNothing = async (I: Visitor) => {
  const { search } = places(I.page)
  await expect(search).not.toHaveAttribute('aria-keyshortcuts')
  await I.press('/', '?')
  await expect(search).not.toBeFocused()
  await I.goTo('Collections')
  await I.seeHeading('My Collections')
}

test('single-character shortcuts are turned off in every tab, at once and after a restart of the browser', async ({
  profile,
}) => {
  const I = visitorOf(await profile.open())
  await I.open('/settings')
  const other = visitorOf(await I.page.context().newPage())
  await other.open('/watchlist')
  await openKeyList(other)
  await other.see('You can turn off single-key shortcuts in Settings.')
  await closeKeyList(other)
  await other.press('/')
  await expect(places(other.page).search).toBeFocused()
  await other.page.getByRole('main').click({ position: { x: 1, y: 1 } })

  await I.page.getByText('Single-key shortcuts', { exact: true }).click()
  await I.seeToast('Settings saved', 'Single-key shortcuts updated successfully')
  await seeCharactersDoNothing(other)
  await seeCharactersDoNothing(I)

  const later = visitorOf(await profile.open())
  await later.open('/settings')
  await expect(later.page.getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await later.click('View shortcuts')
  await later.see('Single-key shortcuts are turned off in Settings.')
  await closeKeyList(later)
  await seeCharactersDoNothing(later)

  await later.goTo('Settings')
  await later.page.getByText('Single-key shortcuts', { exact: true }).click()
  await later.press('?')
  await later.see('You can turn off single-key shortcuts in Settings.')
})

/** Opens Home and presses a key while its shell is shown. */
const pressEarly = async (I: Visitor, key: string) => {
  const press = async () => {
    await I.page.locator('.shell').waitFor()
    await I.press(key)
  }
  let pressed: Promise<void> | undefined
  await I.page.route(/\/assets\/(?!main-).*\.js$/, async (route) => {
    pressed ??= press()
    await pressed
    await route.continue()
  })
  await I.open('/')
}

test('/ pressed before the app has loaded focuses its search box', { tag: '@gate' }, async ({ I }) => {
  await pressEarly(I, '/')
  await expect(places(I.page).search).toBeFocused()
  await expect(places(I.page).search).toHaveValue('')
})

test('? pressed before the app has loaded opens the list of shortcuts', async ({ I }) => {
  await pressEarly(I, '?')
  await expect(I.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
