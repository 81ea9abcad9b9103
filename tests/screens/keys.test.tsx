import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { afterStart, renderApp } from '#tests/support/test-app.tsx'
import { frame, settled } from '#tests/support/until.ts'

const visit = async (path: string) => {
  const started = await renderApp({ path, stored: { watchlist: watchlistOf('Alien', 'Heat') } })
  await afterStart()
  return started
}
const searchBox = () => screen.getByRole('combobox', { name: 'Search for movies' })

describe('The key "/"', () => {
  it('leads to the search box, and is not typed into it', async () => {
    const { I } = await visit('/watchlist')
    await I.press('/')
    expect(searchBox()).toHaveFocus()
    expect(searchBox()).toHaveValue('')
    expect(searchBox()).toHaveAttribute('aria-keyshortcuts', '/')
  })

  it('is a letter in a text field', async () => {
    const { I } = await visit('/watchlist')
    await I.focus('Search your watchlist...')
    await I.press('/')
    expect(screen.getByLabelText('Search your watchlist...')).toHaveValue('/')
  })

  it('leads nowhere while a layer covers the search box', async () => {
    const { I } = await visit('/watchlist')
    await I.press('?')
    const dialog = await I.see('dialog', 'Keys')
    await frame()
    await I.press('/')
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })
})

describe('The key "?"', () => {
  it('lists the keys until Escape', async () => {
    const { I } = await visit('/watchlist')
    await I.press('?')
    const dialog = await I.see('dialog', 'Keys')
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['/', '↑↓Enter', 'Esc', 'CtrlZ', '?'])
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map((meaning) => meaning.textContent),
    ).toEqual([
      'Search for a movie',
      'Choose among the results, and open one',
      'Close what is on top',
      'Undo the last change',
      'Show these keys',
    ])
    await settled()
    await I.press('{Escape}')
    await I.notSee('dialog', 'Keys')
  })

  it('is a letter in a text field', async () => {
    const { I } = await visit('/watchlist')
    await I.focus('Search your watchlist...')
    await I.press('?')
    await settled()
    expect(I.sees('dialog', 'Keys')).toBe(false)
  })
})
