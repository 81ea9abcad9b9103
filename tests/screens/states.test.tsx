import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MovieSearch } from '#components/search/movie-search.tsx'
import type { AddToCollectionEvent } from '#machines/add-to-collection-dialog.ts'
import type { ApiKeyTestEvent } from '#machines/api-key-test.ts'
import type { CollectionPageEvent } from '#machines/collection-page.ts'
import type { DeletingEverythingEvent } from '#machines/deleting-everything.ts'
import type { DiscoverEvent } from '#machines/discover-tabs.ts'
import type { ImportDialogEvent } from '#machines/import-dialog.ts'
import type { ListAddressEvent } from '#machines/list-address.ts'
import type { NameDialogEvent } from '#machines/name-dialog.ts'
import type { PersonModalEvent } from '#machines/person-modal.ts'
import type { ReviewPictureEvent } from '#machines/review-picture.ts'
import type { SearchBoxEvent } from '#machines/search-box.ts'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { openSettings } from '#tests/support/open-settings.ts'
import { running } from '#tests/support/running.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp, renderInApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { watchedIn2026 } from '#tests/support/watched-in-2026.ts'
import { credits, person } from '#tests/support/wire-details.ts'
import { searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'

const theirs = collectionsOf({ Noir: ['Heat'] })
const collections = { collections: theirs.collections, 'collection-movies': theirs.collectionMovies }

describe('the screen follows the state', () => {
  beforeAll(loadSettings, 120_000)

  it('of Discover: tab', async () => {
    const { I, app } = await renderApp({ path: '/discover', answers: { [trendingPath]: titles('Alien') } })
    const send = await running<DiscoverEvent>(app, 'discover tabs')
    expect(await I.see('heading', 'Trending Movies This Week')).toBeInTheDocument()
    await send({ type: 'tab chosen', tab: 'search' })
    expect(await I.seeText('Use the search bar to find movies.')).toBeInTheDocument()
    expect(screen.getByRole('link', { current: 'page', name: 'Search Results' })).toBeInTheDocument()
  })

  it('of a person: tab', async () => {
    const { I, app } = await renderApp({
      path: '/person/31',
      answers: {
        [trendingPath]: titles('Alien'),
        '/person/31': person(31, 'Tom Hanks'),
        '/person/31/movie_credits': credits([]),
      },
    })
    await I.see('tab', 'Biography')
    const send = await running<PersonModalEvent>(app, 'person modal')
    await send({ type: 'tab chosen', tab: 'acting' })
    expect((await I.see('tab', /Acting/)).getAttribute('aria-selected')).toBe('true')
  })

  it('of adding to a collection: choosing, the chosen collection being deleted, and naming', async () => {
    const { I, app } = await openAlien({}, { stored: collections })
    await I.click('button', 'Add to Collection')
    await I.see('checkbox', /Noir/)
    const send = await running<AddToCollectionEvent>(app, 'add to collection dialog')
    await send({ type: 'collection toggled', id: theirs.collections[0]?.id ?? 0 })
    expect(screen.getByRole('checkbox', { name: /Noir/ })).toBeChecked()
    await send({ type: 'choices changed', choices: [] })
    expect(screen.getByRole('button', { name: 'Add Movie' })).toBeDisabled()
    await send({ type: 'name typed', name: 'Space' })
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Space')
    expect(screen.getByRole('button', { name: 'Create & Add Movie' })).toBeEnabled()
  })

  it('of a collection form: the text, and whether it can be saved', async () => {
    const { I, app } = await renderApp({ path: '/collections' })
    await I.click('button', 'Create Collection')
    await I.see('dialog')
    const send = await running<NameDialogEvent>(app, 'name dialog')
    await send({ type: 'name typed', name: 'Space' })
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Space')
    await send({ type: 'name typed', name: ' ' })
    expect(screen.getByRole('dialog').querySelector('[type=submit]')).toBeDisabled()
  })

  it('of the name of a tab', async () => {
    const { I, app } = await renderApp({ path: '/watchlist?filter=a', stored: { watchlist: watchlistOf('Alien') } })
    await I.click('button', 'Save as tab')
    await I.see('textbox', 'Name')
    const send = await running<NameDialogEvent>(app, 'name dialog')
    await send({ type: 'name typed', name: 'Space' })
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Space')
    await send({ type: 'confirmed' })
    await I.notSee('dialog')
    expect(await I.see('link', 'Space')).toBeInTheDocument()
  })

  it('of a collection: asking before it is deleted, and its disappearance', async () => {
    const { I, app } = await renderApp({ path: `/collections/${theirs.collections[0]?.id}`, stored: collections })
    await I.see('heading', 'Noir')
    const send = await running<CollectionPageEvent>(app, 'collection page')
    await send({ type: 'deletion requested' })
    await I.see('dialog', 'Delete Collection')
    await send({ type: 'dialog closed' })
    await I.notSee('dialog')
    await send({ type: 'collection not found' })
    await I.seeText("The collection you're looking for doesn't exist or has been deleted.")
  })

  it('of deleting everything: asking, deleting, done', async () => {
    const { I, app } = await openSettings()
    await I.click('button', 'Delete All My Data')
    expect(await I.see('button', 'Delete Everything')).toBeEnabled()
    const send = await running<DeletingEverythingEvent>(app, 'deleting everything')
    await send({ type: 'confirmed', scope: null })
    await I.notSee('dialog')
    expect(await I.seeToast()).toEqual(['All data deleted', 'Matinee is back to how it was on your first visit'])
  })

  it('of the picture of a year: that it cannot be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    const { I, app } = await renderApp({ path: '/watched/review?year=2026', stored: watchedIn2026('Alien') })
    const send = await running<ReviewPictureEvent>(app, 'review picture')
    await until(() => !screen.getByRole('button', { name: 'Download picture' }).hasAttribute('disabled'))
    await send({ type: 'download requested' })
    expect(await I.see('alert')).toHaveTextContent("The picture couldn't be created.")
    vi.restoreAllMocks()
  })

  it('of an import: something other than a file was dropped', async () => {
    const { I, app } = await openSettings()
    await I.see('button', 'Import Data')
    const send = await running<ImportDialogEvent>(app, 'import dialog')
    await send({ type: 'something else dropped' })
    expect(await I.see('alert')).toBeInTheDocument()
  })

  it('of the API key: the test', async () => {
    const { I, app } = await openSettings()
    await I.focus('API Key')
    await I.type('abc')
    const send = await running<ApiKeyTestEvent>(app, 'API key test')
    await send({ type: 'test requested', key: 'abc' })
    expect(await I.seeText('This key works.')).toBeInTheDocument()
    await send({ type: 'key changed', key: 'abcd' })
    expect(screen.queryByText('This key works.')).toBe(null)
  })

  it('of the search box: the text and the drop-down', async () => {
    const { I, app } = await renderApp({ answers: { [trendingPath]: titles('Heat'), [searchPath]: titles('Alien') } })
    await I.click('combobox', 'Search for movies')
    const send = await running<SearchBoxEvent>(app, 'search box')
    await send({ type: 'typed', text: 'alien' })
    expect(screen.getByRole('combobox')).toHaveValue('alien')
    expect(await I.see('gridcell', /Alien/)).toBeInTheDocument()
    await send({ type: 'left' })
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  })

  it('of a search for one movie: what was found', async () => {
    const { I, app } = await renderInApp(
      <MovieSearch label="Title" initial="Alien" nothing="Nothing was found." onChoose={() => {}} />,
      { buildKey: 'key', answers: { [searchPath]: titles('Alien') } },
    )
    expect(await I.see('button', /^Alien/)).toBeInTheDocument()
    const send = await running<SearchBoxEvent>(app, 'search box')
    await send({ type: 'typed', text: '' })
    expect(I.sees('button', /^Alien/)).toBe(false)
    expect(screen.getByLabelText('Title')).toHaveValue('')
  })

  it('of the address of a list: what was chosen, before the address says it', async () => {
    const { I, app, address } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('Alien', 'Dune') },
    })
    await I.see('link', 'Dune')
    const send = await running<ListAddressEvent>(app, 'list address')
    await send({ type: 'choice made', changes: { filter: 'ali' } })
    expect([I.sees('link', 'Alien'), I.sees('link', 'Dune'), address()]).toEqual([true, false, '/watchlist'])
  })

  it('of a trailer: the player', async () => {
    const video = { key: 'abcdefghijk', site: 'YouTube', type: 'Trailer', name: 'Trailer', iso_639_1: 'en' }
    const { I, app } = await openAlien({
      [`/movie/${alienId}/videos`]: () => Response.json({ id: alienId, results: [video] }),
    })
    await I.click('button', 'Play the trailer for Alien')
    await until(() => document.querySelector('iframe'))
    const send = await running<{ readonly type: 'closed' }>(app, 'trailer')
    await send({ type: 'closed' })
    await until(() => document.querySelector('iframe') === null)
  })
})
