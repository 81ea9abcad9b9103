import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectionsOf, idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'

const visitAt = (width: number, path: string, ...lines: readonly string[]) =>
  renderApp({ path, width, stored: { watchlist: watchlistOf(...lines) } })
const visit = (path: string, ...lines: readonly string[]) => visitAt(1440, path, ...lines)
type Visit = Awaited<ReturnType<typeof visit>>

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent

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
    expect(page.app.lists.watchlist.items.peek().map((item) => item.movieId)).toEqual(
      ['Alien', 'Dune', 'Heat'].map(idOf),
    )
  })

  it('applies only to movies that match the current filter', async () => {
    const page = await visit('/watchlist', 'Alien', 'Dune')
    await select(page, 'Alien', 'Dune')
    await page.I.focus('Search your watchlist...')
    await page.I.type('dune')
    await page.I.seeText('1 selected')
    await page.I.click('button', 'Remove')
    expect(page.app.lists.watchlist.items.peek().map((item) => item.movieId)).toEqual([idOf('Alien')])
  })

  describe.each(['the watchlist', 'the watched movies', 'a collection'] as const)('on the page of %s', (where) => {
    const titles = Array.from({ length: 12 }, (_, index) => `Film ${index + 1}`)
    const open = async () => {
      const { collections, collectionMovies } = collectionsOf({ Space: titles })
      const path = { 'the watchlist': '/watchlist', 'the watched movies': '/watched', 'a collection': '' }[where]
      const page = await renderApp({
        path: path || `/collections/${collections[0]?.id}`,
        stored: {
          watchlist: watchlistOf(...titles.map((title) => `${title} ✓`)),
          collections,
          'collection-movies': collectionMovies,
        },
      })
      await select(page)
      return page.I
    }

    it('selects a range with Shift', async () => {
      const I = await open()
      await I.click('checkbox', 'Select Film 5')
      await I.press('{Shift>}')
      await I.click('checkbox', 'Select Film 8')
      await I.press('{/Shift}')
      await I.seeText('4 selected')
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
      expect(boxes.filter(({ checked }) => checked).map((box) => box.getAttribute('aria-label'))).toEqual(
        ['8', '7', '6', '5'].map((number) => `Select Film ${number}`),
      )
    })

    it('selects the whole list, beyond the page, and clears the selection', async () => {
      const I = await open()
      await I.click('button', 'Select page')
      await I.seeText('10 selected')
      await I.click('button', 'Select all 12')
      await I.seeText('12 selected')
      await I.click('button', 'Clear')
      await I.seeText('0 selected')
    })
  })

  it.each([
    [390, ['Mark as Watched']],
    [820, ['Mark as Watched', 'Add to Collection']],
  ])('has what is likeliest beside the menu on a screen of %i pixels', async (width, likeliest) => {
    const page = await visitAt(width, '/watchlist', 'Alien', 'Dune ✓', 'Heat')
    await select(page, 'Alien', 'Heat')
    const bar = screen.getByRole('region', { name: 'Selected movies' })
    expect(within(bar).getAllByRole('button').map(nameOf)).toEqual(['Done', ...likeliest, 'More actions'])
    await page.I.click('button', 'More actions')
    expect(screen.getAllByRole('menuitem').map(nameOf)).toEqual(
      ['Select page', 'Add to Collection', 'Mark as Unwatched', 'Remove', 'Clear'].filter(
        (name) => !likeliest.includes(name),
      ),
    )
    await page.I.click('menuitem', 'Remove')
    expect(shownTitles()).toEqual(['Dune'])
  })

  it('ends in the bar of a phone, whose menu selects the page', async () => {
    const page = await visitAt(390, '/watchlist', 'Alien', 'Dune')
    await select(page)
    await page.I.click('button', 'More actions')
    await page.I.click('menuitem', 'Select page')
    await page.I.seeText('2 selected')
    const bar = within(screen.getByRole('region', { name: 'Selected movies' }))
    fireEvent.click(bar.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('checkbox')).toBe(null)
  })

  it('does not open movies while selecting', async () => {
    const page = await visit('/watchlist', 'Alien')
    await select(page)
    expect(screen.queryByRole('link', { name: 'Alien' })?.closest('[inert]')).not.toBe(null)
    await page.I.click('button', 'Done')
    expect(screen.getByRole('link', { name: 'Alien' }).closest('[inert]')).toBe(null)
  })
})
