import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectionsOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'

const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune', 'Heat'] })
const path = `/collections/${collections[0]?.id}`
const links = collectionMovies.map((link) => (link.movie.title === 'Dune' ? { ...link, note: 'For the sand.' } : link))

const visit = async (options: TestAppOptions = {}) => {
  const page = await renderApp({ path, stored: { collections, 'collection-movies': links }, ...options })
  act(() => page.app.memory.preferences.density.set('rows'))
  await page.I.see('button', 'Why Alien is here')
  return page
}

const rowOf = (title: string) => {
  const row = screen.getAllByRole('article').find((each) => within(each).queryByText(title))
  if (!row) throw new Error(`There is no row of ${title}.`)
  return row
}

describe('a note on a movie in a collection', () => {
  it('is shown in the list view, and is found', async () => {
    const { I } = await visit()
    await I.seeText('For the sand.')
    expect(rowOf('Dune')).toHaveTextContent('For the sand.')
    await I.focus('Search movies in this collection...')
    await I.type('SAND')
    await until(() => screen.getAllByRole('article').length === 1)
    expect(rowOf('Dune')).toBeVisible()
  })

  it('is written, changed and emptied, and each comes back with Undo', async () => {
    const { I, app } = await visit()
    const noteOf = (title: string) =>
      app.lists.collections.links.peek().find(({ movie }) => movie.title === title)?.note
    await I.click('button', 'Why Alien is here')
    await I.see('dialog', 'Why Alien is here')
    await I.focus('Note')
    await I.type('Nobody hears you.')
    await I.click('button', 'Save')
    await I.notSee('dialog')
    expect(rowOf('Alien')).toHaveTextContent('Nobody hears you.')
    expect(await I.seeToast()).toEqual(['Note saved', 'Alien'])
    await I.click('button', 'Undo')
    await until(() => noteOf('Alien') === undefined)
    await I.click('button', 'Why Dune is here')
    await I.focus('Note')
    await I.press('{Control>}a{/Control}{Delete}')
    await I.click('button', 'Save')
    await until(() => noteOf('Dune') === undefined)
    expect(screen.queryByText('For the sand.')).toBe(null)
    await I.click('button', 'Undo')
    await I.seeText('For the sand.')
  })

  it('that was not saved is there again when the form is opened', async () => {
    const { I } = await visit()
    await I.click('button', 'Why Heat is here')
    await I.focus('Note')
    await I.type('The diner.')
    await I.press('{Escape}')
    await I.notSee('dialog')
    await I.click('button', 'Why Heat is here')
    await I.see('button', 'Discard draft')
    expect(screen.getByLabelText('Note')).toHaveValue('The diner.')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
  })

  it('is said to be refused by a browser without room', async () => {
    const change = (app: App): App => ({ ...app, records: { ...app.records, change: async () => false } })
    const { I } = await visit({ change })
    await I.click('button', 'Why Heat is here')
    await I.focus('Note')
    await I.type('The diner.')
    await I.click('button', 'Save')
    expect(await I.seeToast()).toEqual(['Error', "Couldn't save the note."])
    await I.click('button', 'Why Heat is here')
    await I.see('button', 'Discard draft')
  })
})
