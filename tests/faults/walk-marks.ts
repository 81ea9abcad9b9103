import type { Locator, Page } from '@playwright/test'
import { core as enUS } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'

const { devices, diary, folder, import: importing, restore, settings, tonight } = other

const { collection, collectionDialog, discover, movieCollections, search, trailer } = enUS

/** Resolves with what contradicts the state; with nothing where the screen shows it. */
export type Mark = (page: Page) => Promise<readonly string[]>

type Place = (page: Page) => Locator

const isSeen = async (place: Locator) => (await place.filter({ visible: true }).count()) > 0

const on =
  (place: Place): Mark =>
  async (page) =>
    (await isSeen(place(page))) ? [] : [`${place(page)} is not there`]

const off =
  (place: Place): Mark =>
  async (page) =>
    (await isSeen(place(page))) ? [`${place(page)} is there`] : []

const all =
  (...marks: readonly Mark[]): Mark =>
  async (page) =>
    (await Promise.all(marks.map((mark) => mark(page)))).flat()

/** For a machine that goes on while another screen is shown. */
const inSettings =
  (mark: Mark): Mark =>
  async (page) =>
    new URL(page.url()).pathname === '/settings' ? mark(page) : []

const noMark =
  (_reason: string): Mark =>
  async () => []

// Behind a dialog, everything is hidden from assistive technology, but not from the eyes.
const named =
  (role: Parameters<Page['getByRole']>[0], name: string | RegExp): Place =>
  (page) =>
    page.getByRole(role, { name, exact: true, includeHidden: true })
const oneOf = (...names: readonly string[]) => new RegExp(`^(${names.join('|')})$`)
const button = (name: string) => named('button', name)
const chosen =
  (name: string): Place =>
  (page) =>
    page.getByRole('radio', { name, exact: true, checked: true, includeHidden: true })
const text =
  (message: string | RegExp): Place =>
  (page) =>
    page.getByText(message, { exact: true })

const searchBox =
  (expanded: boolean): Place =>
  (page) =>
    page.getByRole('combobox', { name: search.label, expanded, includeHidden: true })
const results = named('grid', search.results)

const currentTab =
  (name: string): Place =>
  (page) =>
    named('navigation', discover.tabs)(page).locator('[aria-current=page]').filter({ hasText: name })

/** An empty list has no field to search it. */
const addressHasFilter: Mark = async (page) => {
  const fields = page.getByRole('main', { includeHidden: true }).getByRole('searchbox', { includeHidden: true })
  const shown = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const addressed = new URL(page.url()).searchParams.get('filter') ?? ''
  return shown.flatMap((filter) => (filter === addressed ? [] : [`'${filter}' is not the filter in ${page.url()}`]))
}

const collectionShown = all(
  on(button(collection.delete)),
  off(named('dialog', collectionDialog.delete)),
  off(text(collection.missing.pageHint)),
)
const nameDialog = on(named('dialog', oneOf(collectionDialog.create, collectionDialog.edit)))
const nameBusy = named('button', oneOf(collectionDialog.creating, collectionDialog.saving))
const viewingDialog = on(named('dialog', oneOf(diary.log, diary.editViewing)))
const viewingDate: Place = (page) => page.getByLabel(diary.date, { exact: true })
const addDialog = on(named('dialog', /^Add .* to a collection$/))
const importDialog = named('dialog', importing.title)
const sendingDialog = named('dialog', devices.sending.title)
const receivingDialog = named(
  'dialog',
  oneOf(
    devices.sealed.title,
    devices.joining.title.replace('?', '\\?'),
    devices.consent.title.replace('?', '\\?'),
    devices.stopped.title,
  ),
)
const pointTable = named('table', restore.differences)
const restoreDialog = named('dialog', restore.all)
const deletion = named('dialog', settings.deletion.heading)
const keyVerdict = text(oneOf(settings.keyTest.testing, settings.keyTest.accepted, settings.keyTest.unreachable))
const player = named('dialog', /^Trailer for /)

/**
 * What the screen shows in each state of the machines that the walk meets, by their ids: what stands at a state holds in
 * those inside it too. A state without a mark fails the walk.
 */
export const marks: Readonly<Record<string, Readonly<Record<string, Mark>>>> = {
  'search box': {
    closed: all(on(searchBox(false)), off(results)),
    open: on(searchBox(true)),
    'open.waiting': all(on(text(search.loading)), off(results)),
    'open.searched.movies.loading': all(on(text(search.loading)), off(results)),
    'open.searched.movies.found': on(results),
    'open.nothing found': on(text(search.none)),
    'open.failed': on(text(search.failed)),
  },
  trailer: {
    looking: all(on(text(trailer.looking)), off(player)),
    playing: on(player),
  },
  'log viewing': {
    'filling in': all(viewingDialog, on(button(diary.save))),
    'filling in.date.today': all(on(chosen(diary.today)), off(viewingDate)),
    'filling in.date.yesterday': all(on(chosen(diary.yesterday)), off(viewingDate)),
    'filling in.date.forgotten': all(on(chosen(diary.forgotten)), off(viewingDate)),
    'filling in.date.another date': all(on(chosen(diary.anotherDate)), on(viewingDate)),
    'filling in.answer.none': off(text(diary.refused)),
    'filling in.answer.refused': on(text(diary.refused)),
    saving: all(viewingDialog, on(button(diary.saving))),
  },
  'add to collection dialog': {
    choosing: all(addDialog, off(button(movieCollections.adding))),
    creating: all(addDialog, on(button(movieCollections.adding))),
    pausing: all(addDialog, on(button(movieCollections.adding))),
    adding: all(addDialog, on(button(movieCollections.adding))),
  },
  'discover tabs': {
    trending: on(currentTab(discover.trending)),
    genre: on(currentTab(discover.genres)),
    search: on(currentTab(discover.search)),
    'search.without a query': on(text(discover.searchHint)),
    'search.showing results': off(text(discover.searchHint)),
  },
  tonight: {
    gathering: on(named('status', tonight.looking)),
    'looking up': on(named('status', tonight.looking)),
    explaining: on(named('status', tonight.looking)),
    showing: all(on(button(tonight.another)), off(named('status', tonight.looking))),
    empty: off(button(tonight.another)),
    failed: on(button(enUS.app.retry)),
  },
  'list address': {
    'in step': addressHasFilter,
    drafted: noMark('the list shows choices at once, and the address follows'),
    written: noMark('the list shows choices at once, and the router follows'),
  },
  'movie loading': Object.fromEntries(
    ['idle', 'settling', 'looking', 'active', 'paused', 'failed', 'complete'].map((state) => [
      state,
      noMark('works in the background for several parts of the screen, most of which only show what is known'),
    ]),
  ),
  'name dialog': {
    editing: all(nameDialog, off(nameBusy)),
    saving: all(nameDialog, on(nameBusy)),
  },
  'collection page': {
    'watching.waiting': off(button(collection.delete)),
    'watching.shown.reading': collectionShown,
    'watching.shown.asking': all(on(button(collection.delete)), on(named('dialog', collectionDialog.delete))),
    'watching.gone': all(on(text(collection.missing.pageHint)), off(button(collection.delete))),
    'deleting.in the dialog': on(button(collectionDialog.deleting)),
    'deleting.in the background': collectionShown,
  },
  'API key test': {
    untested: all(on(button(settings.keyTest.test)), off(keyVerdict)),
  },
  'import dialog': {
    choosing: all(off(importDialog), off(text(importing.reading))),
    reading: all(off(importDialog), on(text(new RegExp(`^${importing.reading}`)))),
    reviewing: all(on(importDialog), off(button(importing.importing))),
    'protecting.keeping a point': all(on(importDialog), on(button(importing.importing))),
    'protecting.unprotected': all(on(importDialog), on(button(restore.backup))),
    'protecting.saving a backup': all(on(importDialog), on(button(importing.importing))),
    importing: all(on(importDialog), on(button(importing.importing))),
  },
  restoring: {
    listing: inSettings(on(text(restore.listing))),
    listed: inSettings(off(pointTable)),
    comparing: inSettings(on(text(restore.comparing))),
    unreadable: inSettings(on(text(restore.unreadable))),
    compared: inSettings(all(off(text(restore.comparing)), off(restoreDialog))),
    confirming: inSettings(on(restoreDialog)),
    'going back': inSettings(all(off(restoreDialog), on(text(restore.restoring)))),
    unprotected: inSettings(on(named('dialog', restore.unprotected))),
  },
  'deleting everything': {
    asking: all(on(deletion), on(button(settings.deletion.confirm))),
    deleting: all(on(deletion), on(button(settings.deletion.deleting))),
  },
  'sending to a device': {
    asking: all(on(sendingDialog), on(button(devices.sending.confirm))),
    'asking.failed': on(text(devices.sending.failed)),
    writing: all(on(sendingDialog), on(button(devices.sending.writing))),
    'ready to share': all(on(sendingDialog), on(button(devices.sending.share))),
    sharing: all(on(sendingDialog), on(button(devices.sending.share))),
    'handed over': all(on(sendingDialog), on(button(devices.close))),
  },
  'receiving from a device': {
    choosing: all(off(receivingDialog), off(text(devices.reading))),
    'choosing.merged': inSettings(on(button(devices.merged.undo))),
    'choosing.undone': inSettings(on(text(devices.merged.undone))),
    reading: inSettings(on(text(devices.reading))),
    'asking.sealed': inSettings(on(named('dialog', devices.sealed.title))),
    'asking.reviewing': inSettings(on(named('dialog', devices.joining.title))),
    'asking.consenting': inSettings(on(named('dialog', devices.consent.title))),
    'protecting.unprotected': inSettings(on(named('dialog', devices.stopped.title))),
    'protecting.keeping a restore point': inSettings(on(text(devices.restorePoint))),
    merging: inSettings(on(text(devices.merging))),
    undoing: inSettings(on(text(devices.undoing))),
  },
  sync: {
    looking: noMark('nothing is said before it is known'),
    off: inSettings(on(button(folder.connect))),
    connecting: noMark('the walk connects before it begins'),
    'connected.idle': on(text(/^Saved here and in /)),
    'connected.collecting': on(text(/^(Saved here and in |\d+ changes? waiting)/)),
    'connected.round': on(text(/^(Saved here and in |Saving to |\d+ changes? waiting)/)),
    'connected.needs person.removals': on(text(folder.needs.removals.line)),
    protecting: noMark('a restore point is kept within a moment'),
  },
}
