import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { linkOf } from '#wiring/sharing/list-link.ts'

const openDialog = async () => {
  const shared: string[] = []
  const { I } = await renderApp({
    path: '/watchlist',
    stored: { watchlist: watchlistOf('Alien', 'Heat') },
    change: (services) => ({
      ...services,
      files: {
        ...services.files,
        canShareText: () => true,
        shareText: async ({ text }) => {
          shared.push(text)
          return true
        },
      },
    }),
  })
  await I.click('button', 'Share')
  await I.see('dialog', 'Share this list')
  return { I, shared }
}

describe('the dialog that shares a list', () => {
  it('names the list and what narrows it', async () => {
    const { I } = await renderApp({ path: '/watchlist?filter=al', stored: { watchlist: watchlistOf('Alien', 'Heat') } })
    await I.click('button', 'Share')
    expect(await I.see('textbox', 'Name')).toHaveValue('My Watchlist: al')
  })

  it('names the list alone where the filters leave no room', async () => {
    const { I } = await renderApp({
      path: `/watchlist?filter=${'alien '.repeat(16)}`,
      stored: { watchlist: watchlistOf('alien '.repeat(16), 'Heat') },
    })
    await I.click('button', 'Share')
    expect(await I.see('textbox', 'Name')).toHaveValue('My Watchlist')
  })

  it('offers two shapes of a picture', async () => {
    const { I } = await openDialog()
    await I.click('radio', 'Picture')
    expect(await I.see('radio', 'Portrait')).toBeChecked()
    await I.click('radio', 'Landscape')
    expect(await I.see('radio', 'Landscape')).toBeChecked()
  })

  it('shares a text, goes back to the choices, and closes', async () => {
    const { I, shared } = await openDialog()
    await I.click('radio', 'Text')
    await I.click('button', 'Create')
    await I.see('textbox', 'Text')
    await I.click('button', 'Share')
    await I.seeText('Done.')
    expect(shared[0]).toContain('Alien')
    await I.click('button', 'Back')
    expect(await I.see('radio', 'Text')).toBeChecked()
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
  })
})

describe('the notes on the movies of a collection', () => {
  const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune'] })
  const links = collectionMovies.map((link) =>
    link.movie.title === 'Dune' ? { ...link, note: 'For the sand.' } : link,
  )
  const open = async (path = `/collections/${collections[0]?.id}`) => {
    const stored = { watchlist: watchlistOf('Alien'), collections, 'collection-movies': links }
    const { I } = await renderApp({ path, stored })
    await I.click('button', 'Share')
    await I.click('radio', 'Text')
    return I
  }
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value

  it('are shared, which is said before', async () => {
    const I = await open()
    await I.seeText(/^It shows what you enter here, the titles and your notes on them/)
    await I.click('button', 'Create')
    await I.see('textbox', 'Text')
    expect(text()).toContain('Dune\n   For the sand.')
  })

  it('stay at home where the user says so', async () => {
    const I = await open()
    await I.click('checkbox', 'With your notes on the movies')
    await I.seeText(/^It shows what you enter here and the titles/)
    await I.click('button', 'Create')
    await I.see('textbox', 'Text')
    expect(text()).not.toContain('sand')
  })

  it('are not in a picture, nor offered where there are none', async () => {
    const I = await open()
    await I.click('radio', 'Picture')
    expect(I.sees('checkbox', 'With your notes on the movies')).toBe(false)
    await I.seeText(/^It shows what you enter here and the titles/)
  })

  it('are not offered for a list without any', async () => {
    const I = await open('/watchlist')
    expect(I.sees('checkbox', 'With your notes on the movies')).toBe(false)
  })
})

describe('a link whose movies TMDB does not find at first', () => {
  it('looks them up again on Retry', async () => {
    const link = await linkOf({ name: 'Night', note: '', movies: [{ id: 348, title: 'Alien', year: 1979 }] }, '/share')
    const refused = () => new Response('{}', { status: 403 })
    const { I, answers } = await renderApp({ path: link?.url ?? '', answers: { '/movie/348': refused } })
    await until(() => screen.queryByText(/TMDB didn't answer for all of them/) !== null)
    answers.delete('/movie/348')
    await I.click('button', 'Retry')
    await until(() => screen.queryByText('Nothing is stored until you add something.') !== null)
  })
})
