import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectionsOf, contentsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

describe('the collections of a movie', () => {
  const stored = (contents: Readonly<Record<string, readonly string[]>>) => {
    const { collections, collectionMovies } = collectionsOf(contents)
    return { stored: { collections, 'collection-movies': collectionMovies } }
  }

  it('are shown as chips, and are not offered again', async () => {
    const { I } = await openAlien({}, stored({ Space: ['Alien'], Horror: [], Zoo: ['Dune'] }))
    await I.see('button', 'Remove from Space')
    await I.click('button', 'Add to More Collections')
    await I.see('checkbox')
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Horror0 movies',
      'Zoo1 movie',
    ])
    expect(screen.getByRole('button', { name: 'Add Movie' })).toBeDisabled()
  })

  it('store the movie with its details', async () => {
    const { app } = await openAlien({}, stored({ Space: ['Alien'] }))
    await until(() => app.lists.collections.links.peek()[0]?.movie.runtime === 117)
  })

  it('add the movie to the chosen ones at once, with one Undo', async () => {
    const { I, app } = await openAlien({}, stored({ Space: [], Horror: ['Dune'], Zoo: [] }))
    await I.click('button', 'Add to Collection')
    await I.click('checkbox', /Space/)
    await I.click('checkbox', /Horror/)
    await I.click('button', 'Add Movie')
    await I.see('button', 'Remove from Space')
    expect(await I.seeToast()).toEqual(['Added to collection', 'Movie has been added to 2 collections.'])
    const contents = () => contentsOf(app.records.library())
    expect(contents()).toEqual({ Space: ['Alien'], Horror: ['Dune', 'Alien'], Zoo: [] })
    await I.press('{Control>}z{/Control}')
    await I.notSee('button', 'Remove from Space')
    expect(contents()).toEqual({ Space: [], Horror: ['Dune'], Zoo: [] })
  })

  it('are no longer chosen when another tab deletes them', async () => {
    const { I, app } = await openAlien({}, stored({ Space: [], Horror: [] }))
    await I.click('button', 'Add to Collection')
    await I.click('checkbox', /Space/)
    const [space] = app.lists.collections.items.peek().filter(({ name }) => name === 'Space')
    await act(async () => void (await app.lists.collections.remove(space?.id ?? 0)))
    expect(I.sees('checkbox', /Space/)).toBe(false)
    expect(screen.getByRole('button', { name: 'Add Movie' })).toBeDisabled()
  })

  it('add the movie to a new one and to others at once', async () => {
    const { I, app } = await openAlien({}, stored({ Space: [] }))
    await I.click('button', 'Add to Collection')
    await I.click('checkbox', /Space/)
    await I.focus('Collection Name')
    await I.type('Horror')
    await I.focus('Description (Optional)')
    await I.type('Dark.')
    await I.click('button', 'Create & Add Movie')
    expect(await I.seeToast()).toEqual(['Added to collection', 'Movie has been added to 2 collections.'])
    expect(contentsOf(app.records.library())).toEqual({ Space: ['Alien'], Horror: ['Alien'] })
    expect(app.lists.collections.items.peek().map(({ description }) => description)).toEqual(['', 'Dark.'])
  })

  it('add the movie to a new one', async () => {
    const { I } = await openAlien()
    await I.click('button', 'Add to Collection')
    await I.click('textbox', 'Collection Name')
    expect(screen.getByRole('button', { name: 'Create & Add Movie' })).toBeDisabled()
    await I.type('Space')
    await I.click('button', 'Create & Add Movie')
    await I.see('button', 'Remove from Space')
    expect(await I.seeToast()).toEqual(['Success', 'Created collection "Space" and added movie to it.'])
  })

  it.each<[string, (I: Awaited<ReturnType<typeof openAlien>>['I']) => Promise<void>]>([
    ['Cancel is pressed', (I) => I.click('button', 'Cancel')],
    ['Escape is pressed', (I) => I.press('{Escape}')],
    ['the user goes back', async () => window.history.back()],
  ])('add the movie to a new one and confirm it even if %s meanwhile', async (_, leave) => {
    let create = () => {}
    const asked = new Promise<void>((resolve) => {
      create = resolve
    })
    const { I, app } = await openAlien(
      {},
      {
        path: '/',
        change: (app) => ({
          ...app,
          lists: {
            ...app.lists,
            collections: {
              ...app.lists.collections,
              create: (fields) => asked.then(() => app.lists.collections.create(fields)),
            },
          },
        }),
      },
    )
    await I.click('link', 'Alien (1979)')
    await I.click('button', 'Add to Collection')
    await I.click('textbox', 'Collection Name')
    await I.type('Space')
    await I.click('button', 'Create & Add Movie')
    await leave(I)
    await I.notSee('dialog', 'Add Alien to a collection')
    expect(app.lists.collections.items.peek()).toEqual([])
    create()
    expect(await I.seeToast()).toEqual(['Success', 'Created collection "Space" and added movie to it.'])
    expect(app.lists.collections.links.peek().map((link) => link.movie.title)).toEqual(['Alien'])
  })

  it('reject a name that is taken', async () => {
    const { I, app } = await openAlien({}, stored({ Space: ['Alien'] }))
    await I.click('button', 'Add to More Collections')
    await I.seeText('This movie is already in all of your collections.')
    await I.click('textbox', 'Collection Name')
    await I.type('SPACE{Enter}')
    await I.see('alert')
    expect(screen.getByRole('textbox', { name: 'Collection Name' })).toHaveAccessibleDescription(
      'A collection with the name "SPACE" already exists',
    )
    expect(app.view.toasts.current.peek()).toBe(null)
  })
})

describe('adding several selected movies to collections', () => {
  const select = async (contents: Readonly<Record<string, readonly string[]>>, ...titles: readonly string[]) => {
    const { collections, collectionMovies } = collectionsOf(contents)
    const page = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('Alien', 'Dune', 'Heat'), collections, 'collection-movies': collectionMovies },
    })
    await page.I.click('button', 'Select')
    for (const title of titles) await page.I.click('checkbox', `Select ${title}`)
    await page.I.click('button', 'Add to Collection')
    await page.I.see('dialog', 'Add to Collection')
    return { ...page, contents: () => contentsOf(page.app.records.library()) }
  }
  const offered = () =>
    [...screen.getByRole('dialog').querySelectorAll('label:has(input[type=checkbox])')].map((each) => each.textContent)

  it('offers the collections that do not hold all of them, and adds to the chosen ones with one Undo', async () => {
    const contents = { Both: ['Alien', 'Dune'], One: ['Alien'], None: [] }
    const page = await select(contents, 'Alien', 'Dune')
    expect(offered()).toEqual(['None0 movies', 'One1 movie'])
    expect(screen.getByRole('button', { name: 'Add 2 Movies' })).toBeDisabled()
    await page.I.click('checkbox', /^None/)
    await page.I.click('checkbox', /^One/)
    await page.I.click('button', 'Add 2 Movies')
    expect(await page.I.seeToast()).toEqual(['Added to collection', '2 movies have been added to 2 collections.'])
    expect(page.contents()).toEqual({ ...contents, One: ['Alien', 'Dune'], None: ['Dune', 'Alien'] })
    expect(page.I.sees('checkbox')).toBe(false)
    await page.I.click('button', 'Undo')
    await until(() => page.app.lists.collections.links.peek().length === 3)
    expect(page.contents()).toEqual(contents)
  })

  it('creates the first collection without leaving the selection', async () => {
    const page = await select({}, 'Alien', 'Heat')
    await page.I.seeText('You have no collections yet. Create one to group movies by theme.')
    expect(screen.getByRole('button', { name: 'Create & Add 2 Movies' })).toBeDisabled()
    await page.I.focus('Collection Name')
    await page.I.type('Space{Enter}')
    expect(await page.I.seeToast()).toEqual(['Success', 'Created collection "Space" and added 2 movies to it.'])
    expect(page.contents()).toEqual({ Space: ['Heat', 'Alien'] })
    await page.I.click('button', 'Undo')
    await until(() => page.app.lists.collections.items.peek().length === 0)
  })

  it('keeps the selection when it is canceled', async () => {
    const page = await select({}, 'Alien', 'Heat')
    await page.I.click('button', 'Cancel')
    await page.I.notSee('dialog')
    await page.I.seeText('2 selected')
  })
})
