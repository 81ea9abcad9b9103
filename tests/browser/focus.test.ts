import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { seeKeysWork } from './key-list.ts'
import { givenCollection, givenWatchlist } from './stored-watchlist.ts'
import { places, seeReady, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

/** Opens a page and waits for what loads after its start: the shortcuts and the focus handling. */
const openWholly = async (I: Visitor, path: string) => {
  await I.open(path)
  // Not by role: an open dialog hides it from the accessibility tree.
  await I.page.locator('main').waitFor()
  await seeKeysWork(I)
}

/** Opens a movie by its address and waits until its modal has the focus, which the list of shortcuts took from it. */
const openMovieWholly = async (I: Visitor, path: string, title: string) => {
  await openWholly(I, path)
  await I.seeMovie(title)
  await expect(places(I.page).modal.getByRole('button', { name: 'Close' })).toBeFocused()
}

/** Presses a button with the keyboard alone, once it has the focus. */
const pressByKey = async (I: Visitor, name: string | RegExp) => {
  const control = I.page.getByRole('button', { name, exact: true })
  // A layer that is still opening or closing may take the focus back.
  await expect(async () => {
    await control.focus()
    await expect(control).toBeFocused({ timeout: 500 })
  }).toPass()
  await I.press('Enter')
}

const seeFocusOn = (I: Visitor, role: 'button' | 'link', name: string | RegExp) =>
  expect(I.page.getByRole(role, { name, exact: true })).toBeFocused()

test.describe('the focus is not lost', () => {
  test('when a movie opened by its address is closed', { tag: '@gate' }, async ({ I }) => {
    await openMovieWholly(I, '/watchlist/movie/348', 'Alien')
    await I.press('Escape')
    await I.seeNoModal()
    await expect(places(I.page).main).toBeFocused()
  })

  test('when creating a collection for a movie is canceled', async ({ I }) => {
    await openMovieWholly(I, '/watchlist/movie/348', 'Alien')
    await pressByKey(I, 'Add to Collection')
    await expect(I.page.getByRole('textbox', { name: 'Collection Name' })).toBeFocused()
    await seeReady(I.page.getByRole('dialog', { name: 'Add Alien to a collection' }))
    await I.press('Escape')
    await seeFocusOn(I, 'button', 'Add to Collection')
  })

  test('when cards are removed, down to the last, and restored', { tag: '@gate' }, async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
    await openWholly(I, '/watchlist')
    await pressByKey(I, 'Remove The Matrix from watchlist')
    await seeFocusOn(I, 'button', 'Remove Interstellar from watchlist')
    await I.press('Enter')
    await seeFocusOn(I, 'button', 'Remove Alien from watchlist')
    await I.press('Enter')
    await I.holdToast()
    await seeFocusOn(I, 'link', 'Browse Movies')
    await pressByKey(I, 'Undo')
    await I.seeCards('Alien', 'The Matrix', 'Interstellar')
    await expect(places(I.page).main.locator(':focus')).toBeVisible()
  })

  test('when a movie marked as watched leaves its tab', async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
    await openWholly(I, '/watchlist?tab=unwatched')
    await pressByKey(I, 'Mark The Matrix as watched')
    await seeFocusOn(I, 'button', 'Mark Interstellar as watched')
    await I.seeCards('Alien', 'Interstellar')
    await seeFocusOn(I, 'button', 'Mark Interstellar as watched')
  })

  test('when Undo closes its toast', async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
    await openWholly(I, '/watchlist')
    await pressByKey(I, 'Remove Alien from watchlist')
    await I.holdToast()
    await seeFocusOn(I, 'button', 'Remove The Matrix from watchlist')
    await pressByKey(I, 'Undo')
    await I.seeToast('Undone: Removed from Watchlist', 'Alien')
    await seeFocusOn(I, 'button', 'Remove The Matrix from watchlist')
  })

  test('when several movies are changed at once', async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'Interstellar')
    await openWholly(I, '/watchlist')
    await pressByKey(I, 'Select')
    await pressByKey(I, 'Select page')
    await pressByKey(I, 'Mark as Watched')
    await seeFocusOn(I, 'button', 'Remove Interstellar from watchlist')
  })

  test('when a search that found nothing is cleared', async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'Interstellar')
    await openWholly(I, '/watchlist?filter=zzz')
    await pressByKey(I, 'Clear filters')
    await seeFocusOn(I, 'link', 'Alien (1979)')
  })

  test('when a collection is left by deleting it', async ({ I }) => {
    await givenCollection(I.page, 7, 'Space', 'Alien')
    await openWholly(I, '/collections/7')
    await pressByKey(I, 'Delete Collection')
    const dialog = I.page.getByRole('dialog', { name: 'Delete Collection' })
    await seeReady(dialog)
    await dialog.getByRole('button', { name: 'Delete Collection' }).focus()
    await I.press('Enter')
    await I.seeHeading('My Collections')
    await expect(places(I.page).main).toBeFocused()
  })

  test('when a movie is removed from its last collection', async ({ I }) => {
    await givenCollection(I.page, 7, 'Space', 'Alien')
    await openMovieWholly(I, '/collections/movie/348', 'Alien')
    await pressByKey(I, 'Remove from Space')
    await expect(I.page.getByRole('button', { name: 'Remove from Space' })).toHaveCount(0)
    await expect(places(I.page).modal.locator(':focus')).toBeVisible()
  })

  test('when a link leads to another page', async ({ I }) => {
    await openWholly(I, '/')
    await I.seeCardCount(20)
    await places(I.page).main.getByRole('link', { name: 'See all' }).focus()
    await I.press('Enter')
    await I.seeHeading('Discover')
    await expect(places(I.page).main).toBeFocused()
  })

  test('when a notice is dismissed', async ({ I }) => {
    await openWholly(I, '/watchlist')
    await pressByKey(I, 'Dismiss this notice')
    await expect(places(I.page).main).toBeFocused()
  })
})

test('a click on the empty page removes the focus, and nothing restores it', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'Interstellar')
  await openWholly(I, '/watchlist')
  await pressByKey(I, 'Remove Alien from watchlist')
  await seeFocusOn(I, 'button', 'Remove Interstellar from watchlist')
  await I.page.getByRole('heading', { name: 'My Watchlist' }).click()
  await I.press('Control+z')
  await I.seeCards('Alien', 'Interstellar')
  await I.seeToast('Undone: Removed from Watchlist', 'Alien')
  await expect(places(I.page).main).toBeFocused()
})

/** Whether the focused element is visible: inside the window and not under a fixed bar. */
const isFocusSeen = (I: Visitor) =>
  I.page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const bar = hit?.closest('header, nav, section')
    return hit !== null && (!bar || bar.contains(focused))
  })

test('the focused element is visible in both directions through a page', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.page.setViewportSize({ width: 390, height: 560 })
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 24; presses += 1) {
      await I.press(key)
      const name = await I.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
      await expect.poll(() => isFocusSeen(I), `${key}: ${name}`).toBe(true)
    }
  }
})

test('the focused element is visible in a movie that is taller than the window', async ({ I }) => {
  await I.open('/movie/157336')
  await I.seeMovie('Interstellar')
  const { modal } = places(I.page)
  // Until both are there, another control is the last one.
  await expect(modal.getByRole('article').getByRole('article').first()).toBeVisible()
  await expect(modal.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
  await I.press('Shift+Tab')
  await expect(modal.locator(':focus')).toBeInViewport()
  await I.press('Tab')
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(modal.getByRole('button', { name: 'Close' })).toBeInViewport()
})
