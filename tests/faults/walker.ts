import { type BrowserContext, expect, type Page } from '@playwright/test'
import { enUS } from '#i18n/en-us.ts'
import { enUS as importing } from '#i18n/import/en-us.ts'
import { enUS as data } from '#i18n/own-data/en-us.ts'
import { places, type Visitor, visitorOf } from '../browser/visitor.ts'
import { differences } from './stored.ts'
import type { Records } from './walk-model.ts'

const { card, collection, collectionDialog, collections, movieCollections } = enUS

const addToCollection = new RegExp(`^(${movieCollections.add}|${movieCollections.addMore})$`)

/** The records in local storage, in the words of the model. */
const storedRecords = (page: Page): Promise<Records> =>
  page.evaluate(() => {
    const list = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]')
    const newestFirst = (one: { addedAt: string }, other: { addedAt: string }) => (one.addedAt < other.addedAt ? 1 : -1)
    const links: { collectionId: number; movie: { title: string } }[] = list('collection-movies')
    return {
      watchlist: list('watchlist')
        .toSorted(newestFirst)
        .map((item: { status: string; movie: { title: string } }) => ({
          title: item.movie.title,
          isWatched: item.status === 'watched',
        })),
      collections: list('collections')
        .map(({ id, name }: { id: number; name: string }) => ({
          name,
          titles: links.flatMap((link) => (link.collectionId === id ? [link.movie.title] : [])).toSorted(),
        }))
        .toSorted((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)),
    }
  })

/** A person in one or two tabs of the app. */
export const walkerIn = async (context: BrowserContext) => {
  const tabs: Visitor[] = []
  let file: string | null = null

  const openTab = async (): Promise<void> => {
    const I = visitorOf(await context.newPage())
    await I.open('/')
    await I.seeCardCount(20)
    tabs.push(I)
  }
  await openTab()
  const tabAt = (index: number): Visitor => tabs[index % tabs.length] as Visitor
  const toCollection = async (I: Visitor, name: string) => {
    await I.goTo('Collections')
    await places(I.page)
      .main.getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    await I.seeHeading(name)
  }
  const openFromSearch = async (I: Visitor, title: string) => {
    await I.search(title)
    await I.pick(title)
    await I.seeMovie(title)
  }
  const nameCollection = async ({ page }: Visitor, name: string, confirm: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: collectionDialog.name }).fill(name)
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toBeHidden()
  }

  return {
    tabAt,
    tabCount: () => tabs.length,
    openTab,
    closeTab: async () => {
      await tabs.pop()?.page.close()
    },
    /** Adds one of Home's movies that are not in the watchlist; resolves with its title. */
    async addFromHome(I: Visitor, index: number): Promise<string> {
      await I.goTo('Home')
      await I.seeCardCount(20)
      const buttons = places(I.page).main.getByRole('button', { name: /^Add .* to watchlist$/ })
      const button = buttons.nth(index)
      const title = /^Add (.*) to watchlist$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1]
      if (title === undefined) throw new Error('Home has no movie to add.')
      await places(I.page)
        .main.getByRole('button', { name: card.add(title), exact: true })
        .first()
        .click()
      return title
    },
    async addFromSearch(I: Visitor, title: string) {
      await openFromSearch(I, title)
      await I.addFromModal()
      await I.closeMovie()
    },
    async toggle(I: Visitor, title: string, isWatched: boolean) {
      await I.goTo('Watchlist')
      await I.click(isWatched ? card.markUnwatched(title) : card.markWatched(title))
    },
    async remove(I: Visitor, title: string) {
      await I.goTo('Watchlist')
      await I.remove(title)
    },
    undoByToast: (I: Visitor) => I.click(enUS.toasts.undo),
    undoByKey: (I: Visitor) => I.press('Control+z'),
    async createCollection(I: Visitor, name: string) {
      await I.goTo('Collections')
      await I.click(collections.create)
      await nameCollection(I, name, collectionDialog.confirmCreate)
    },
    async renameCollection(I: Visitor, name: string, newName: string) {
      await toCollection(I, name)
      await I.click(collectionDialog.edit)
      await nameCollection(I, newName, collectionDialog.confirmEdit)
    },
    async deleteCollection(I: Visitor, name: string) {
      await toCollection(I, name)
      await I.click(collectionDialog.delete)
      const dialog = I.page.getByRole('alertdialog').or(I.page.getByRole('dialog'))
      await dialog.getByRole('button', { name: collectionDialog.delete }).click()
      await expect(dialog).toBeHidden()
    },
    async addToCollection(I: Visitor, title: string, name: string) {
      await openFromSearch(I, title)
      await I.page.getByRole('button', { name: addToCollection }).click()
      const dialog = places(I.page).modal.last()
      await dialog.getByText(name, { exact: true }).click()
      await dialog.getByRole('button', { name: 'Add Movie', exact: true }).click()
      await expect(places(I.page).modal).toHaveCount(1)
      await I.closeMovie()
    },
    async removeFromCollection(I: Visitor, title: string, name: string) {
      await toCollection(I, name)
      await I.click(collection.remove(title))
    },
    async lookAround(I: Visitor, title: string) {
      await openFromSearch(I, title)
      await I.page.goBack()
      await I.seeNoModal()
      await I.goTo('Discover')
      await I.seeCardCount(20)
      await I.goTo('Watchlist')
    },
    async reload({ page }: Visitor) {
      await page.reload()
    },
    async exportData(I: Visitor) {
      await I.goTo('Settings')
      const download = I.page.waitForEvent('download')
      await I.click(data.export)
      file = await (await download).path()
    },
    async importOver(I: Visitor) {
      if (!file) throw new Error('Nothing was exported.')
      await I.goTo('Settings')
      await I.page.locator('input[type=file]').setInputFiles(file)
      const dialog = I.page.getByRole('dialog', { name: importing.title })
      await dialog.getByRole('radio', { name: importing.strategies.overwrite.name }).check()
      // Its name says how many movies it replaces.
      await dialog.getByRole('button').last().click()
      await expect(dialog).toBeHidden()
      await I.see(importing.done.title)
    },
    /** So that the next change is undone alone. */
    async dismissToasts() {
      for (const { page } of tabs) {
        const dismiss = places(page).toasts.getByRole('button', { name: 'Dismiss' })
        if (await dismiss.isVisible()) await dismiss.click()
        await expect(dismiss).toBeHidden()
      }
    },
    /** Waits until each tab and both storages contain these records. */
    async seeRecords(records: Records) {
      const watched = records.watchlist.filter(({ isWatched }) => isWatched).length
      const unwatched = records.watchlist.length - watched
      for (const I of tabs) {
        await I.see(`${watched} watched`, `${unwatched} unwatched`)
        await expect.poll(() => storedRecords(I.page)).toEqual(records)
      }
      await expect.poll(() => differences(tabAt(0).page)).toEqual([])
    },
  }
}

export type Walker = Awaited<ReturnType<typeof walkerIn>>
