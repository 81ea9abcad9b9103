import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { savedFiltersIn } from '#domain/lists/saved-filters.ts'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'

const titles = ['Alien ✓', 'Aliens ✓', 'Dune ✓'] as const
const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Aliens', 'Dune'] })
const library = { watchlist: watchlistOf(...titles), collections, 'collection-movies': collectionMovies }
const space = `/collections/${collections[0]?.id}`
const saved = (list: string) => ({
  id: 7,
  list,
  name: 'Only aliens',
  order: 'title-desc',
  conditions: { filter: 'alien' },
})
const storedWith = (list: string) => ({ ...library, settings: { savedFilters: [saved(list)] } })

const shown = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))
const movies = (...names: readonly string[]) => names.map((name) => expect.stringMatching(new RegExp(`^${name}\\b`)))
const tabs = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((tab) => `${tab.textContent}${tab.hasAttribute('aria-current') ? ' *' : ''}`)

describe.each([
  ['/watchlist', 'watchlist', 'Filter watchlist', ['All (3)', 'Unwatched (0)', 'Watched (3)', 'Only aliens *']],
  ['/watched', 'watched', /views/i, ['Movies', 'Diary', 'Statistics', 'Only aliens *']],
  [space, 'collection', 'Filters', ['All (3)', 'Only aliens *']],
] as const)('a saved filter at %s', (path, list, navigation, opened) => {
  const name = list === 'watchlist' ? /watchlist/i : navigation
  const navigationName = () => screen.getAllByRole('navigation', { name }).at(-1)?.getAttribute('aria-label') ?? ''

  it('is a tab beside All, which brings its conditions and its order, and takes them away again', async () => {
    const { I, address, clock, app } = await renderApp({ path, stored: storedWith(list) })
    await I.click('link', 'Only aliens')
    expect(shown()).toEqual(movies('Aliens', 'Alien'))
    expect(tabs(navigationName())).toEqual(opened)
    clock.advance(100)
    await until(() => address().includes('filter=alien&order=title-desc&view=7'))
    await I.click('link', list === 'watched' ? 'Movies' : 'All (3)')
    expect(shown()).toHaveLength(3)
    clock.advance(100)
    await until(() => !/filter|order|view/.test(address()))
    expect(app.memory.preferences.watchlist.order.value.peek()).toBe('date-added-desc')
  })

  it('is made of what narrows the list, and of its order', async () => {
    const { I, app, address, clock } = await renderApp({ path: `${path}?filter=dune`, stored: library })
    await I.click('button', 'Save as tab')
    await I.focus('Name')
    await I.type(' Sand ')
    await I.click('button', 'Save')
    expect(await I.seeToast()).toEqual(['Tab saved', 'Sand'])
    await I.see('link', 'Sand')
    expect(savedFiltersIn(app.settings.current.peek())).toEqual([
      { id: expect.any(Number), list, name: 'Sand', order: expect.any(String), conditions: { filter: 'dune' } },
    ])
    await I.see('button', 'Edit tab')
    clock.advance(100)
    await until(() => address().includes('view='))
    await I.click('button', 'Undo')
    await I.notSee('link', 'Sand')
  })
})

describe('the tab of a saved filter', () => {
  const path = '/watchlist?filter=alien&order=title-desc&view=7'

  it('is renamed, but not as another one', async () => {
    const other = { ...saved('watchlist'), id: 8, name: 'Sand' }
    const stored = { ...library, settings: { savedFilters: [saved('watchlist'), other] } }
    const { I } = await renderApp({ path, stored })
    await I.click('button', 'Edit tab')
    await I.focus('Name')
    await I.press('{Control>}a{/Control}sand{Enter}')
    expect(await I.see('alert')).toHaveTextContent('There is already a tab with this name.')
    await I.type('worms')
    expect(I.sees('alert')).toBe(false)
    await I.press('{Enter}')
    expect(await I.seeToast()).toEqual(['Tab renamed', 'sandworms'])
    await I.see('link', 'sandworms')
  })

  it('keeps the name in the dialog when the browser refuses it', async () => {
    const change = (app: App): App => ({ ...app, records: { ...app.records, change: async () => false } })
    const { I } = await renderApp({ path, stored: storedWith('watchlist'), change })
    await I.click('button', 'Edit tab')
    await I.focus('Name')
    await I.type('!{Enter}')
    await I.seeText("Your browser couldn't save your last change. Its storage may be full.")
    expect(screen.getByLabelText('Name')).toHaveValue('Only aliens!')
    expect(await I.seeToast()).toEqual(['Error', "Couldn't save the change"])
  })

  it('is moved past its neighbors, as far as there are any, and back with Undo', async () => {
    const others = [
      { ...saved('watched'), id: 8, name: 'Elsewhere' },
      { ...saved('watchlist'), id: 9, name: 'Sand' },
    ]
    const stored = { ...library, settings: { savedFilters: [saved('watchlist'), ...others] } }
    const { I, app } = await renderApp({ path, stored })
    const order = () => savedFiltersIn(app.settings.current.peek()).map(({ name }) => name)
    await I.click('button', 'Edit tab')
    await I.seeText('Tab 1 of 2')
    await I.click('button', 'Move left')
    expect(order()).toEqual(['Only aliens', 'Elsewhere', 'Sand'])
    await I.click('button', 'Move right')
    await I.seeText('Tab 2 of 2')
    expect(order()).toEqual(['Sand', 'Elsewhere', 'Only aliens'])
    expect(await I.seeToast()).toEqual(['Tab moved', 'Only aliens'])
    await I.click('button', 'Cancel')
    await I.click('button', 'Undo')
    await until(() => order().join() === 'Only aliens,Elsewhere,Sand')
  })

  it('is deleted, and comes back with Undo', async () => {
    const { I } = await renderApp({ path, stored: storedWith('watchlist') })
    await I.click('button', 'Edit tab')
    await I.click('button', 'Delete tab')
    expect(await I.seeToast()).toEqual(['Tab deleted', 'Only aliens'])
    await I.notSee('link', 'Only aliens')
    expect(shown()).toHaveLength(3)
    await I.click('button', 'Undo')
    await I.see('link', 'Only aliens')
  })

  it('keeps another order and other conditions when they are saved', async () => {
    const { I, app } = await renderApp({ path, stored: storedWith('watchlist') })
    await I.see('button', 'Edit tab')
    expect(I.sees('button', 'Save changes')).toBe(false)
    await I.click('combobox', 'Sort by')
    await I.click('option', 'Title (A-Z)')
    expect(shown()).toEqual(movies('Alien', 'Aliens'))
    await I.click('link', 'Watched (3)')
    expect(shown()).toHaveLength(3)
    await I.click('link', 'Only aliens')
    expect(shown()).toEqual(movies('Aliens', 'Alien'))
    await I.click('button', 'Remove filter: alien')
    await I.click('button', 'Save changes')
    expect(await I.seeToast()).toEqual(['Tab updated', 'Only aliens'])
    expect(savedFiltersIn(app.settings.current.peek())).toEqual([{ ...saved('watchlist'), conditions: {} }])
  })
})
