import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'

const visit = (path: string, ...lines: readonly string[]) =>
  renderApp({ path, stored: { watchlist: watchlistOf(...lines) } })
type Visit = Awaited<ReturnType<typeof visit>>

const shownTitles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))

describe('selecting several movies', () => {
  const select = async (page: Visit, ...titles: readonly string[]) => {
    await page.I.click('button', 'Select')
    for (const title of titles) await page.I.click('checkbox', `Select ${title}`)
  }

  it('marks them as watched, with one Undo for all', async () => {
    const page = await visit('/watchlist', 'Alien', 'Dune ✓', 'Heat')
    await select(page, 'Alien', 'Dune', 'Heat')
    await page.I.click('button', 'Mark as Watched')
    expect(await page.I.seeToast()).toEqual(['Marked as Watched', '2 movies have been updated in your watchlist'])
    await page.I.see('link', 'Watched (3)')
    await page.I.click('button', 'Undo')
    await page.I.see('link', 'Watched (1)')
  })

  it('removes them, and Undo restores them in their places', async () => {
    const page = await visit('/watchlist', 'Alien', 'Dune', 'Heat')
    await select(page, 'Alien', 'Heat')
    await page.I.click('button', 'Remove')
    expect(shownTitles()).toEqual(['Dune'])
    await page.I.click('button', 'Undo')
    expect(shownTitles()).toEqual(['Heat', 'Dune', 'Alien'])
    expect(page.app.watchlist.items.peek().map((item) => item.movieId)).toEqual(['Alien', 'Dune', 'Heat'].map(idOf))
  })

  it('applies only to movies that match the current filter', async () => {
    const page = await visit('/watchlist', 'Alien', 'Dune')
    await select(page, 'Alien', 'Dune')
    await page.I.focus('Search your watchlist...')
    await page.I.type('dune')
    await page.I.seeText('1 selected')
    await page.I.click('button', 'Remove')
    expect(page.app.watchlist.items.peek().map((item) => item.movieId)).toEqual([idOf('Alien')])
  })

  it('selects a range with Shift', async () => {
    const page = await visit('/watchlist', 'Alien', 'Dune', 'Heat', 'Jaws')
    await select(page, 'Jaws')
    await page.I.press('{Shift>}')
    await page.I.click('checkbox', 'Select Dune')
    await page.I.press('{/Shift}')
    await page.I.seeText('3 selected')
    expect(screen.getByRole('checkbox', { name: 'Select Alien' })).not.toBeChecked()
  })

  it('selects the whole list, beyond the page, and clears the selection', async () => {
    const page = await visit('/watchlist', ...Array.from({ length: 12 }, (_, index) => `Film ${index}`))
    await select(page)
    await page.I.click('button', 'Select all on this page')
    await page.I.seeText('10 selected')
    await page.I.click('button', 'Select all 12')
    await page.I.seeText('12 selected')
    await page.I.click('button', 'Clear')
    await page.I.seeText('0 selected')
  })

  it('does not open movies while selecting', async () => {
    const page = await visit('/watchlist', 'Alien')
    await select(page)
    expect(screen.queryByRole('link', { name: 'Alien' })?.closest('[inert]')).not.toBe(null)
    await page.I.click('button', 'Done')
    expect(screen.getByRole('link', { name: 'Alien' }).closest('[inert]')).toBe(null)
  })
})
