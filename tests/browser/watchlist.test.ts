import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { seeKeysWork } from './key-list.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { cardTitles, places, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

test('removals made while Undo is shown are undone together, also with the keyboard', { tag: '@gate' }, async ({
  I,
}) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/watchlist')
  await seeKeysWork(I)
  await I.remove('Alien')
  await I.remove('Interstellar')
  await I.seeToast('Removed from Watchlist', '2 movies have been removed from your watchlist')
  await I.seeCards('The Matrix')
  await I.press('ControlOrMeta+z')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
})

test('Undo in a toast over an open movie leaves the movie open', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await I.seeAddress('/watchlist/movie/348')
  await I.click('In Watchlist')
  await I.holdToast()
  await I.seeToast('Removed from Watchlist', 'Alien has been removed from your watchlist')
  await places(I.page).toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(places(I.page).modal.getByRole('button', { name: 'In Watchlist' })).toBeVisible()
  await I.closeMovie()
  await I.seeAddress('/watchlist')
  await I.seeCards('Alien')
})

test('a card on Home adds a movie, shows a green check, and removes it again', async ({ I }) => {
  await I.open('/')
  const card = places(I.page).cards.first()
  await expect(card).toBeVisible()
  const [title = ''] = await cardTitles(I.page)
  await card.hover()
  await I.click(`Add ${title} to watchlist`)
  await I.seeToast('Added to Watchlist', `${title} has been added to your watchlist`)
  await I.click(`Remove ${title} from watchlist`)
  await I.seeToast('Removed from Watchlist', `${title} has been removed from your watchlist`)
  await expect(card.getByRole('button', { name: `Add ${title} to watchlist` })).toBeAttached()
})

test('Mark as watched is at the top left and Remove at the top right; on a large screen they appear on hover', async ({
  I,
}) => {
  await givenWatchlist(I.page, 'Alien', 'Interstellar')
  await I.open('/watchlist')
  const card = places(I.page).cards.first()
  const [toggle, remove] = ['Mark Alien as watched', 'Remove Alien from watchlist'].map((name) =>
    card.getByRole('button', { name }),
  )
  if (!toggle || !remove) throw new Error('A card has two buttons.')
  await expect(toggle).toHaveCSS('opacity', '0')
  await expect(remove).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(toggle).toHaveCSS('opacity', '1')
  await expect(remove).toHaveCSS('opacity', '1')
  const distances = async () => {
    const [whole, left, right] = await Promise.all([card, toggle, remove].map((each) => each.boundingBox()))
    if (!whole || !left || !right) throw new Error('All of it is on the screen.')
    return [left.x - whole.x, left.y - whole.y, whole.x + whole.width - (right.x + right.width), right.y - whole.y]
  }
  await expect.poll(async () => (await distances()).filter((distance) => distance >= 10)).toEqual([])
})

test('a button that is hovered before the code of tooltips has loaded shows its tooltip', async ({ I, context }) => {
  await givenWatchlist(I.page, 'Alien')
  const button = places(I.page).cards.getByRole('button', { name: 'Remove Alien from watchlist' })
  await context.route(/page-aids/, async (route) => {
    await button.hover()
    await route.continue()
  })
  await I.open('/watchlist')
  await expect(I.page.getByRole('tooltip')).toHaveText('Remove Alien from watchlist')
})

test('a button shows its tooltip after 700 ms of hover or keyboard focus', async ({ I }) => {
  await I.page.clock.install()
  await givenWatchlist(I.page, 'Alien', 'Interstellar')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'Interstellar')
  const button = places(I.page).cards.getByRole('button', { name: 'Remove Alien from watchlist' })
  const tooltip = I.page.getByRole('tooltip')
  // Its code loads when it is first needed.
  await button.hover()
  await expect(tooltip).toHaveText('Remove Alien from watchlist')
  await I.page.mouse.move(0, 0)
  await expect(tooltip).toHaveCount(0)
  await I.stopTheClock()
  const rests = [
    () => button.hover(),
    async () => {
      await places(I.page).cards.getByRole('button', { name: 'Mark Alien as watched' }).focus()
      await I.press('Tab')
      await expect(button).toBeFocused()
    },
  ]
  for (const rest of rests) {
    await rest()
    await I.page.clock.runFor(600)
    await expect(tooltip).toHaveCount(0)
    await I.page.clock.runFor(200)
    await expect(tooltip).toHaveText('Remove Alien from watchlist')
    await I.press('Escape')
    await expect(tooltip).toHaveCount(0)
  }
})

for (const width of [390, 1280]) {
  test(`a toast is 200 to 350 pixels wide on a screen of ${width} px`, async ({ I }) => {
    await I.page.setViewportSize({ width, height: 800 })
    await givenWatchlist(I.page, 'Alien')
    await I.open('/watchlist')
    await I.seeCards('Alien')
    const toast = places(I.page).toasts.getByRole('status').locator('> div > div')
    const isAsWide = async () => {
      const wide = (await toast.boundingBox())?.width ?? 0
      return wide >= 200 && wide <= 350
    }
    for (const [act, title] of [
      [() => I.markWatched('Alien'), 'Marked as Watched'],
      [() => I.remove('Alien'), 'Removed from Watchlist'],
    ] as const) {
      await act()
      await expect(toast).toContainText(title)
      await expect.poll(isAsWide).toBe(true)
    }
  })
}

test('an open watchlist checks every two seconds for changes without an event', async ({ I, context }) => {
  await givenWatchlist(I.page, 'Alien', 'Interstellar')
  const other = await context.newPage()
  // This tab receives no event about changes elsewhere.
  await I.page.addInitScript(() => {
    const unheard = (event: Event) => event.stopImmediatePropagation()
    for (const name of ['storage', 'focus', 'pageshow', 'visibilitychange'])
      for (const place of [window, document]) place.addEventListener(name, unheard, true)
  })
  await I.open('/watchlist')
  await I.seeCards('Alien', 'Interstellar')
  await other.goto('/watchlist')
  const elsewhere = visitorOf(other)
  await elsewhere.seeCards('Alien', 'Interstellar')
  await elsewhere.remove('Alien')
  await I.seeCards('Interstellar')
})
