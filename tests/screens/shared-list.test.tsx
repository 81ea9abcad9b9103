import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SharedList } from '#domain/sharing/shared-list.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { linkOf } from '#wiring/sharing/list-link.ts'

const night: SharedList = {
  name: 'Rainy night',
  note: 'Bring <b>popcorn</b>.',
  movies: [
    { id: 348, title: 'Alien', year: 1979 },
    { id: 693134, title: 'Dune: Part Two', year: 2024 },
  ],
}

const openLink = async (list: SharedList = night, options: Parameters<typeof renderApp>[0] = {}) => {
  const link = await linkOf(list, '/share')
  return renderApp({ path: link?.url ?? '', buildKey: '', ...options })
}

describe('a link with a list', () => {
  it('shows name, note and movies, and stores nothing', async () => {
    const { I, storage } = await openLink()
    await I.see('heading', 'Rainy night')
    expect(screen.getByText('Bring <b>popcorn</b>.')).toBeVisible()
    expect(screen.getByText('Alien')).toBeInTheDocument()
    await until(() => screen.queryByText('Nothing is stored until you add something.') !== null)
    expect(storage.getItem('watchlist')).toBeNull()
    expect(storage.getItem('collections')).toBeNull()
  })

  it('shows what is said of a movie, also of one that is looked up', async () => {
    const movies = night.movies.map((movie) => ({ ...movie, title: '', note: `About ${movie.title}.` }))
    const { I } = await openLink({ ...night, movies })
    await I.seeText('Dune: Part Two')
    expect(screen.getByText('About Alien.')).toBeVisible()
    expect(screen.getByText('About Dune: Part Two.')).toBeVisible()
  })

  it('adds all movies that are not on the watchlist yet, with one Undo', async () => {
    const { I, app } = await openLink()
    await until(
      () =>
        I.sees('button', 'Add all (2)') &&
        !screen.getByRole('button', { name: 'Add all (2)' }).hasAttribute('disabled'),
    )
    await I.click('button', 'Add all (2)')
    await until(() => app.lists.watchlist.items.peek().length === 2)
    expect(await I.see('button', 'All on your lists')).toBeDisabled()
    await I.click('button', 'Undo')
    await until(() => app.lists.watchlist.items.peek().length === 0)
  })

  it('looks ids up that have no titles, and offers a collection for them', async () => {
    const ids = { ...night, movies: night.movies.map((movie) => ({ ...movie, title: '' })) }
    const { I } = await openLink(ids)
    await until(() => screen.queryByText('Dune: Part Two') !== null)
    await I.click('button', 'Add to Collection')
    expect(within(await I.see('dialog')).getByText('2 movies')).toBeVisible()
  })

  it('adds nothing while no title is known', async () => {
    const { I } = await openLink({ ...night, movies: [{ id: 999_999, title: '', year: null }] })
    await until(() => screen.queryByText('Nothing is stored until you add something.') !== null)
    expect(await I.see('button', 'Add all (1)')).toBeDisabled()
    expect(await I.see('button', 'Add to Collection')).toBeDisabled()
    expect(await I.see('button', "Keep as a friend's list")).toBeEnabled()
  })

  it.each([
    ['#list=1.%%%', 'This link is damaged. Ask for it again, and copy all of it.'],
    [`#list=1.${'A'.repeat(70_000)}`, 'This link holds more than a list can.'],
    ['#list=9.AAAA', 'This link was made by a newer version of Matinee. Reload to get it.'],
  ])('that nobody made has one sentence: %.20s', async (hash, sentence) => {
    const { I } = await renderApp({ path: `/share${hash}`, buildKey: '' })
    expect(await I.see('alert')).toHaveTextContent(sentence)
  })
})

describe('sharing the watchlist', () => {
  it('says whose it is, where the sender wrote a name', async () => {
    const shared = await renderApp({ path: '/watchlist', stored: { watchlist: watchlistOf('Alien') } })
    await shared.I.click('button', 'Share')
    await shared.I.focus('Your name (optional)')
    await shared.I.type('Anna')
    await shared.I.click('button', 'Create')
    await shared.I.click('button', 'Copy')
    await until(() => shared.copied.length === 1)
    cleanup()
    const { I } = await renderApp({ path: new URL(shared.copied[0] ?? '').href.replace(location.origin, '') })
    await I.seeText('From Anna')
    await until(() => !screen.getByRole('button', { name: "Keep as a friend's list" }).hasAttribute('disabled'))
    await I.click('button', "Keep as a friend's list")
    expect(await I.see('textbox', "Friend's name")).toHaveValue('Anna')
  })

  it('says what is revealed, and copies a link that opens the same list', async () => {
    const { I, copied } = await renderApp({ path: '/watchlist', stored: { watchlist: watchlistOf('Alien', 'Heat') } })
    await I.click('button', 'Share')
    await I.see('dialog', 'Share this list')
    expect(screen.getByText(/no ratings, no dates/)).toBeVisible()
    await I.click('button', 'Create')
    await I.click('button', 'Copy')
    await until(() => copied.length === 1)
    expect(copied[0]).toMatch(/\/share#list=1\.[\w-]+$/)
    expect(await I.see('textbox', 'Link')).toHaveValue(copied[0])
  })

  it('downloads a page that nothing can run in', async () => {
    const { I, files } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('<script>alert(1)</script>') },
    })
    await I.click('button', 'Share')
    await I.click('radio', 'Page')
    await I.click('button', 'Create')
    await I.click('button', 'Download')
    await until(() => files.length === 1)
    expect(files[0]?.name).toBe('matinee-my-watchlist.html')
  })
})
