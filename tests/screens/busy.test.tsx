import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'

beforeAll(loadSettings, 120_000)

const never = () => new Promise<never>(() => {})
const { collections, collectionMovies } = collectionsOf({ Space: ['Alien'] })
const stored = { collections, 'collection-movies': collectionMovies }
const space = `/collections/${collections[0]?.id}`

/** Collections whose changes are never saved. */
const withPendingChanges = (app: App): App => ({
  ...app,
  lists: { ...app.lists, collections: { ...app.lists.collections, create: never, edit: never, remove: never } },
})
const backup = () => {
  const text = JSON.stringify({ metadata: { dataSchema: '1' }, data: { watchlist: watchlistOf('Alien') } })
  return new File([text], 'mine.json', { type: 'application/json' })
}
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

describe('a pending action', () => {
  it.each([
    ['creating a collection', '/collections', 'Create Collection', 'Create Collection', 'Creating...'],
    ['creating a collection on Home', '/', 'Create Collection', 'Create Collection', 'Creating...'],
    ['editing a collection', space, 'Edit Collection', 'Save Changes', 'Saving...'],
    ['deleting a collection', space, 'Delete Collection', 'Delete Collection', 'Deleting...'],
  ])('shows progress on its button and ignores a second press: %s', async (_, path, open, confirm, busy) => {
    const { I } = await renderApp({ path, stored, change: withPendingChanges })
    await I.click('button', open)
    await I.see('dialog')
    if (open !== 'Delete Collection') {
      await I.focus('Collection Name')
      await I.type('Noir')
    }
    fireEvent.click(button(confirm))
    await until(() => within(screen.getByRole('dialog')).queryByRole('button', { name: busy }))
    expect(button(busy)).toBeDisabled()
    expect(button('Cancel')).toBeEnabled()
  })

  it('shows progress on the Import button, and can no longer be canceled', async () => {
    const withPendingImport = (app: App): App => ({
      ...app,
      records: { ...app.records, change: never },
    })
    const { I } = await renderApp({ path: '/settings', change: withPendingImport })
    await I.see('button', 'Import Data')
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: { types: ['Files'], files: [backup()] } })
    await I.see('dialog', 'Import Data')
    await I.click('button', 'Import')
    await until(() => within(screen.getByRole('dialog')).queryByRole('button', { name: 'Importing...' }))
    expect(button('Importing...')).toBeDisabled()
    expect(button('Cancel')).toBeDisabled()
  })

  it('shows that an import is being undone, and ignores a second press', async () => {
    let undone = 0
    const neverUndoing = ({ records, ...app }: App): App => {
      const revert = () => {
        undone += 1
        return never()
      }
      return { ...app, records: { ...records, revert } }
    }
    const { I } = await renderApp({ path: '/settings', change: neverUndoing })
    await I.see('button', 'Import Data')
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: { types: ['Files'], files: [backup()] } })
    await I.click('button', 'Import')
    const undo = await I.see('button', 'Undo Import')
    fireEvent.click(undo)
    fireEvent.click(undo)
    await I.click('button', 'Undo')
    await until(() => undone > 0)
    expect(undo).toHaveAttribute('aria-disabled', 'true')
    await settled()
    expect(undone).toBe(1)
  })
})

it('a deletion that completes after the user has left does not navigate', async () => {
  let end = (_isDeleted: boolean) => {}
  const withDelayedDeletion = (app: App): App => ({
    ...app,
    lists: {
      ...app.lists,
      collections: { ...app.lists.collections, remove: () => new Promise((resolve) => (end = resolve)) },
    },
  })
  const { I, address } = await renderApp({ path: '/watchlist', stored, change: withDelayedDeletion })
  await I.click('link', 'Collections')
  await I.click('link', /^Space/)
  await I.click('button', 'Delete Collection')
  await I.see('dialog')
  fireEvent.click(button('Delete Collection'))
  // Out of the dialog, the collection and the list of them.
  window.history.go(-3)
  await I.see('heading', 'My Watchlist')
  end(true)
  await settled()
  expect(address()).toBe('/watchlist')
})

it('a deletion that the browser refuses leaves the collection as it is, and says so', async () => {
  const withRefusal = (app: App): App => ({
    ...app,
    lists: { ...app.lists, collections: { ...app.lists.collections, remove: async () => false } },
  })
  const { I, address } = await renderApp({ path: space, stored, change: withRefusal })
  await I.click('button', 'Delete Collection')
  await I.see('dialog')
  fireEvent.click(button('Delete Collection'))
  expect(await I.seeToast()).toEqual(['Error', 'Failed to delete collection. Please try again.'])
  await I.notSee('dialog')
  await I.see('article')
  expect(address()).toBe(space)
})

describe('a collection without a name', () => {
  it.each([
    ['/collections', 'Create Collection'],
    ['/', 'Create Collection'],
    [space, 'Edit Collection'],
  ])('cannot be saved at %s with "%s"', async (path, open) => {
    const { I } = await renderApp({ path, stored })
    await I.click('button', open)
    const name = await until(() => screen.queryByLabelText<HTMLInputElement>('Collection Name'))
    expect(name).toBeRequired()
    const description = screen.getByLabelText('Description (Optional)')
    expect(description).not.toBeRequired()
    expect(description).toHaveAttribute('rows', '3')
    fireEvent.change(name, { target: { value: '   ' } })
    const confirm = open === 'Edit Collection' ? 'Save Changes' : 'Create Collection'
    await until(() => (button(confirm) as HTMLButtonElement).disabled)
    fireEvent.change(name, { target: { value: ' Noir ' } })
    await until(() => !(button(confirm) as HTMLButtonElement).disabled)
  })
})
