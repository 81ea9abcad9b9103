import { type BrowserContext, expect } from '@playwright/test'
import { core as enUS } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'

import { cardTitles, places, type Visitor, visitorOf } from '../browser/visitor.ts'
import { differences } from './stored.ts'
import { openWatchlist, seeFlows, watchFlows } from './walk-flows.ts'
import type { Records } from './walk-model.ts'
import { diaryInDatabase, seenOf, storedRecords } from './walk-records.ts'

const { diary, hidden: notForMe, import: importing, ownData: data } = other

const { card, collection, collectionDialog, collections, movieCollections } = enUS

const addToCollection = new RegExp(`^(${movieCollections.add}|${movieCollections.addMore})$`)

/** A user in one or two tabs of the app. */
export const walkerIn = async (context: BrowserContext) => {
  const tabs: Visitor[] = []
  let file: string | null = null

  const openTab = async (): Promise<void> => {
    const I = visitorOf(await context.newPage())
    await I.open('/')
    await I.seeCardCount(20)
    await watchFlows(I)
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
    await expect(places(I.page).results).toBeVisible()
    await seeFlows(I.page)
    await I.pick(title)
    await I.seeMovie(title)
  }
  const chooseDate = async (I: Visitor, date: string) => {
    await seeFlows(I.page)
    const choose = (name: string) => I.page.getByText(name, { exact: true }).click()
    if (date === 'today') await choose(diary.today)
    else if (date === '') await choose(diary.forgotten)
    else {
      await choose(diary.anotherDate)
      await seeFlows(I.page)
      await I.page.getByLabel(diary.date, { exact: true }).fill(date)
    }
  }
  const saveViewing = async (I: Visitor, dialog: string) => {
    await seeFlows(I.page)
    await I.click(diary.save)
    await expect(I.page.getByRole('dialog', { name: dialog })).toBeHidden()
  }
  const seeNoneOf = async (I: Visitor, titles: readonly string[]) => {
    const shown = async () => {
      const cards = await cardTitles(I.page)
      return { isFull: cards.length >= 20 - titles.length, offered: cards.filter((title) => titles.includes(title)) }
    }
    await expect.poll(shown).toEqual({ isFull: true, offered: [] })
  }
  const nameCollection = async ({ page }: Visitor, name: string, confirm: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: collectionDialog.name }).fill(name)
    await seeFlows(page)
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
        .main.getByRole('button', { name: card.add({ title }), exact: true })
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
      await openWatchlist(I)
      await I.click(isWatched ? card.markUnwatched({ title }) : card.markWatched({ title }))
    },
    async remove(I: Visitor, title: string, isAsked: boolean) {
      await openWatchlist(I)
      await I.remove(title)
      if (isAsked)
        await I.page
          .getByRole('dialog')
          .getByRole('button', { name: /^Remove/ })
          .click()
    },
    openMovie: openFromSearch,
    closeMovie: (I: Visitor) => I.closeMovie(),
    /** In the open movie, as the others that follow. */
    async logViewing(I: Visitor, date: string) {
      await places(I.page)
        .modal.getByRole('button', { name: new RegExp(`^(${diary.log}|${enUS.movie.logAgain})$`) })
        .click()
      await chooseDate(I, date)
      await saveViewing(I, diary.log)
    },
    async editViewing(I: Visitor, index: number, date: string) {
      await places(I.page)
        .modal.getByRole('button', { name: /^Edit viewing: / })
        .nth(index)
        .click()
      await chooseDate(I, date)
      await saveViewing(I, diary.editViewing)
    },
    async removeViewing({ page }: Visitor, index: number) {
      const buttons = places(page).modal.getByRole('button', { name: /^Remove viewing: / })
      // They are rendered after the first paint of the movie.
      await expect(buttons.nth(index)).toBeVisible()
      const isLast = (await buttons.count()) === 1
      const isWatched = await places(page)
        .modal.getByRole('button', { name: /^Watched/ })
        .isVisible()
      await buttons.nth(index).click()
      if (isLast && isWatched) await page.getByRole('button', { name: diary.stillWatched.yes }).click()
    },
    /** As many stars, or none for 0. */
    async rate(I: Visitor, stars: number) {
      await places(I.page).modal.getByRole('slider', { name: diary.yourRating }).focus()
      await I.press(stars === 0 ? 'Delete' : String(stars))
    },
    like: ({ page }: Visitor) => places(page).modal.getByRole('button', { name: diary.like, exact: true }).click(),
    hideOrUnhide: ({ page }: Visitor) =>
      places(page).modal.getByRole('button', { name: notForMe.name, exact: true }).click(),
    undoByToast: (I: Visitor) => I.click(enUS.toasts.undo),
    undoByKey: (I: Visitor) => I.press('Control+z'),
    async createCollection(I: Visitor, name: string) {
      await I.goTo('Collections')
      await I.seeHeading(collections.heading)
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
      await seeFlows(I.page)
      await dialog.getByRole('button', { name: collectionDialog.delete }).click()
      await expect(dialog).toBeHidden()
    },
    async addToCollection(I: Visitor, title: string, name: string) {
      await openFromSearch(I, title)
      await I.page.getByRole('button', { name: addToCollection }).click()
      const dialog = places(I.page).modal.last()
      await dialog.getByText(name, { exact: true }).click()
      await seeFlows(I.page)
      await dialog.getByRole('button', { name: 'Add Movie', exact: true }).click()
      await expect(places(I.page).modal).toHaveCount(1)
      await I.closeMovie()
    },
    async removeFromCollection(I: Visitor, title: string, name: string) {
      await toCollection(I, name)
      await I.click(collection.remove({ title }))
    },
    /** Also sees that none of these titles are offered. */
    async lookAround(I: Visitor, title: string, hide: readonly string[]) {
      await openFromSearch(I, title)
      await I.page.goBack()
      await I.seeNoModal()
      for (const place of ['Home', 'Discover']) {
        await I.goTo(place)
        await seeNoneOf(I, hide)
        await seeFlows(I.page)
      }
      await I.goTo('Watchlist')
    },
    async reload(I: Visitor) {
      await I.page.reload()
      await watchFlows(I)
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
      await I.page.locator('#import input[type=file]').setInputFiles(file)
      const dialog = I.page.getByRole('dialog', { name: importing.title })
      await dialog.getByRole('radio', { name: importing.strategies.overwrite.name }).check()
      await seeFlows(I.page)
      // Its name says how many movies it replaces.
      await dialog.getByRole('button').last().click()
      await expect(dialog).toBeHidden()
      await I.see(importing.done.title)
    },
    /** So that the next change is undone alone. */
    async dismissToasts() {
      for (const { page } of tabs) {
        const dismiss = places(page).toasts.getByRole('button', { name: 'Dismiss' })
        // A toast may close by itself just then; what stays is seen on the next line.
        if (await dismiss.isVisible()) await dismiss.click({ timeout: 5000 }).catch(() => {})
        await expect(dismiss).toBeHidden()
      }
    },
    async seeFlows() {
      for (const { page } of tabs) await seeFlows(page)
    },
    /** Waits until each tab and both storages contain these records. */
    async seeRecords(records: Records) {
      const watched = records.watchlist.filter(({ isWatched }) => isWatched).length
      const unwatched = records.watchlist.length - watched
      const seen = seenOf(records)
      for (const I of tabs) {
        await I.see(`${watched} watched`, `${unwatched} unwatched`)
        await expect.poll(() => storedRecords(I.page)).toEqual(seen)
      }
      const { page } = tabAt(0)
      await expect.poll(() => differences(page)).toEqual([])
      await expect.poll(() => diaryInDatabase(page)).toEqual({ diary: seen.diary, notForMe: seen.notForMe })
    },
  }
}

export type Walker = Awaited<ReturnType<typeof walkerIn>>
