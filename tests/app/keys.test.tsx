import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Settings } from '#domain/records/library.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { frame, settled, until } from '#tests/support/until.ts'

const visit = async (path: string, settings: Partial<Settings> = {}) => {
  const started = await renderApp({ path, stored: { watchlist: watchlistOf('Alien', 'Heat'), settings } })
  return started
}
const keysIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => term.textContent)
const searchBox = () => screen.getByRole('combobox', { name: 'Search for movies' })

describe('The key "/"', () => {
  it('moves the focus to the search box, and is not typed into it', async () => {
    const { I } = await visit('/watchlist')
    await I.press('/')
    expect(searchBox()).toHaveFocus()
    expect(searchBox()).toHaveValue('')
    expect(searchBox()).toHaveAttribute('aria-keyshortcuts', '/')
  })

  it.each([
    [true, 'works as well'],
    [false, 'does nothing when single-key shortcuts are off'],
  ])('pressed before the app has mounted (shortcuts: %s) %s', async (keyShortcuts) => {
    document.documentElement.dataset['earlyKey'] = '/'
    await visit('/watchlist', { keyShortcuts })
    expect(document.activeElement === searchBox()).toBe(keyShortcuts)
    expect(document.documentElement.dataset['earlyKey']).toBeUndefined()
  })

  it('is a letter in a text field', async () => {
    const { I } = await visit('/watchlist')
    await I.focus('Search your watchlist...')
    await I.press('/')
    expect(screen.getByLabelText('Search your watchlist...')).toHaveValue('/')
  })

  it('does nothing while a dialog covers the search box', async () => {
    const { I } = await visit('/watchlist')
    await I.press('?')
    const dialog = await I.see('dialog', 'Keyboard shortcuts')
    await frame()
    await I.press('/')
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })
})

describe('Ctrl+K', () => {
  it('moves the focus to the search box, also out of a text field and without single-key shortcuts', async () => {
    const { I } = await visit('/watchlist', { keyShortcuts: false })
    await I.focus('Search your watchlist...')
    await I.press('{Control>}k{/Control}')
    expect(searchBox()).toHaveFocus()
    expect(searchBox()).toHaveValue('')
  })
})

describe('Arrow keys on a poster', () => {
  const places: Readonly<Record<string, readonly [left: number, top: number]>> = {
    Alien: [0, 0],
    Heat: [200, 0],
    Jaws: [0, 300],
  }

  it('go to the next one in each direction, and nowhere at the end', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const title = Object.keys(places).find((each) => this.textContent?.includes(each)) ?? 'Alien'
      return new DOMRect(...(places[title] ?? [0, 0]), 180, 270)
    })
    const stored = { watchlist: watchlistOf('Jaws', 'Heat', 'Alien') }
    const { I } = await renderApp({ path: '/watchlist', stored })
    const focused = () => document.activeElement?.getAttribute('aria-label')
    ;(await I.see('link', /^Alien/)).focus()
    const pressed = async (key: string) => {
      await I.press(key)
      return focused()
    }
    expect([
      await pressed('{ArrowRight}'),
      await pressed('{ArrowDown}'),
      await pressed('{ArrowUp}'),
      await pressed('{ArrowLeft}'),
      await pressed('{ArrowDown}'),
      await pressed('{ArrowDown}'),
    ]).toEqual(['Heat', 'Jaws', 'Alien', 'Alien', 'Jaws', 'Jaws'])
    vi.restoreAllMocks()
  })
})

describe('The key "?"', () => {
  it('pressed before the app has mounted works as well', async () => {
    document.documentElement.dataset['earlyKey'] = '?'
    const { I } = await visit('/watchlist')
    await I.see('dialog', 'Keyboard shortcuts')
  })

  it('shows the list of keys until Escape is pressed', async () => {
    const { I } = await visit('/watchlist')
    await I.press('?')
    const dialog = await I.see('dialog', 'Keyboard shortcuts')
    expect(keysIn(dialog)).toEqual([
      '/',
      'CtrlK',
      '↑↓Enter',
      '←→↑↓',
      'Esc',
      'CtrlZ',
      'CtrlY',
      '?',
      'W',
      'A',
      '1…90',
      'L',
      'O',
    ])
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map((meaning) => meaning.textContent),
    ).toEqual([
      'Search for a movie',
      'Search for a movie',
      'Move through results and open one',
      'Move between posters',
      'Close dialog',
      'Undo the last changes, up to ten',
      'Redo what was undone',
      'Show keyboard shortcuts',
      'Mark as watched, or as unwatched',
      'Add to the watchlist',
      'Rate: 1 is half a star, 0 is five stars',
      'Log a viewing',
      'Open the movie',
    ])
    expect(within(dialog).getByText('You can turn off single-key shortcuts in Settings.')).toBeVisible()
    await settled()
    await I.press('{Escape}')
    await I.notSee('dialog', 'Keyboard shortcuts')
  })

  it('is a letter in a text field', async () => {
    const { I } = await visit('/watchlist')
    await I.focus('Search your watchlist...')
    await I.press('?')
    await settled()
    expect(I.sees('dialog', 'Keyboard shortcuts')).toBe(false)
  })
})

describe('A key that an input method takes', () => {
  // The second one is Safari's, which has ended the composition before.
  const accepting = [
    ['while it composes', { isComposing: true }],
    ['as it ends', { keyCode: 229 }],
  ] as const

  it.each(accepting)('%s searches nothing', async (_, event) => {
    const { I, address } = await visit('/watchlist')
    await I.click('combobox', 'Search for movies')
    fireEvent.change(searchBox(), { target: { value: 'アリ' } })
    fireEvent.keyDown(searchBox(), { key: 'Enter', ...event })
    await settled()
    expect(address()).toBe('/watchlist')
    fireEvent.keyDown(searchBox(), { key: 'Enter', keyCode: 13 })
    await until(() => address() === '/discover?query=%E3%82%A2%E3%83%AA')
  })

  it.each(accepting)('%s closes no dialog', async (_, event) => {
    const { I } = await visit('/watchlist')
    await I.press('?')
    const dialog = await I.see('dialog', 'Keyboard shortcuts')
    await settled()
    fireEvent.keyDown(dialog, { key: 'Escape', ...event })
    await settled()
    expect(I.sees('dialog', 'Keyboard shortcuts')).toBe(true)
  })
})

describe('Single-key shortcuts', () => {
  it('do nothing once they are turned off in Settings, and the search box announces none', async () => {
    const { I } = await visit('/settings')
    await I.click('checkbox', 'Single-key shortcuts')
    expect(await I.seeToast()).toEqual(['Settings saved', 'Single-key shortcuts updated successfully'])
    expect(searchBox()).not.toHaveAttribute('aria-keyshortcuts')
    const focused = document.activeElement
    await I.press('/')
    await I.press('?')
    await settled()
    expect(document.activeElement).toBe(focused)
    expect(I.sees('dialog', 'Keyboard shortcuts')).toBe(false)
  })

  it('work again as soon as they are turned on, even while the switch has the focus', async () => {
    const { I } = await visit('/settings', { keyShortcuts: false })
    await I.press('?')
    await settled()
    expect(I.sees('dialog', 'Keyboard shortcuts')).toBe(false)
    await I.click('checkbox', 'Single-key shortcuts')
    await I.press('?')
    await I.see('dialog', 'Keyboard shortcuts')
  })

  it('of Undo and Redo go back and forward', async () => {
    const { I } = await visit('/watchlist')
    await I.click('button', 'Remove Alien from watchlist')
    await I.notSee('link', /^Alien/)
    for (const redo of ['{Control>}y{/Control}', '{Meta>}{Shift>}z{/Shift}{/Meta}']) {
      await I.press('{Control>}z{/Control}')
      await I.see('link', /^Alien/)
      await I.press(redo)
      await I.notSee('link', /^Alien/)
    }
  })

  it('leave the other keys working when they are turned off', async () => {
    const { I } = await visit('/watchlist', { keyShortcuts: false })
    await I.click('button', 'Remove Alien from watchlist')
    await I.notSee('link', /^Alien/)
    await I.press('{Control>}z{/Control}')
    await I.see('link', /^Alien/)
  })
})

describe('The list of keys', () => {
  it('opens from Settings, and returns the focus to its button', async () => {
    const { I } = await visit('/settings')
    await I.click('button', 'View shortcuts')
    const dialog = await I.see('dialog', 'Keyboard shortcuts')
    expect(keysIn(dialog)).toContain('/')
    await settled()
    await I.press('{Escape}')
    await I.notSee('dialog', 'Keyboard shortcuts')
    await until(() => document.activeElement === screen.getByRole('button', { name: 'View shortcuts' }))
  })

  it('leaves out the keys that are turned off, and says where to turn them on', async () => {
    const { I } = await visit('/settings', { keyShortcuts: false })
    await I.click('button', 'View shortcuts')
    const dialog = await I.see('dialog', 'Keyboard shortcuts')
    expect(keysIn(dialog)).toEqual(['CtrlK', '↑↓Enter', '←→↑↓', 'Esc', 'CtrlZ', 'CtrlY'])
    expect(within(dialog).getAllByRole('definition')[1]).toHaveTextContent('Move through results and open one')
    expect(within(dialog).getByText('Single-key shortcuts are turned off in Settings.')).toBeVisible()
  })
})
