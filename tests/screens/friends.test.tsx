import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { friendColors } from '#domain/records/friends.ts'
import type { SharedList } from '#domain/sharing/shared-list.ts'
import { idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { linkOf } from '#wiring/sharing/list-link.ts'

const night: SharedList = {
  name: 'Rainy night',
  note: '',
  movies: [
    { id: 348, title: 'Alien', year: 1979 },
    { id: 693134, title: 'Dune: Part Two', year: 2024 },
  ],
}

const friend = (id: number, name: string, movies = night.movies) => ({
  id,
  name,
  color: friendColors[0],
  addedAt: minute(id),
  keptAt: minute(id),
  listName: 'Rainy night',
  movies,
})

const withAlien = (kept: ReturnType<typeof friend>) => ({
  ...kept,
  movies: [{ id: alienId, title: 'Alien', year: 1979 }],
})

type Options = Parameters<typeof renderApp>[0]

const openLink = async (list: SharedList = night, options: Options = {}) => {
  const link = await linkOf(list, '/share')
  const started = await renderApp({ path: link?.url ?? '', buildKey: '', ...options })
  const { I } = started
  await until(() => I.sees('button', "Keep as a friend's list") && !isDisabled("Keep as a friend's list"))
  return started
}

const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

const openFriends = (friends: readonly object[], options: Options = {}) =>
  renderApp({ path: '/watchlist/friends', buildKey: '', stored: { friends }, ...options })

describe('a list of a link', () => {
  it("is kept as a friend's, apart from one's own, with Undo", async () => {
    const { I, app } = await openLink()
    await I.click('button', "Keep as a friend's list")
    const name = await I.see('textbox', "Friend's name")
    expect(name).toHaveValue('')
    expect(isDisabled('Keep List')).toBe(true)
    await I.focus("Friend's name")
    await I.type('Ana')
    await I.click('button', 'Keep List')
    await I.seeText("Kept as Ana's list.")
    expect(await I.seeToast()).toEqual(['List kept', 'Ana'])
    expect(app.records.friends.peek()).toMatchObject([{ name: 'Ana', listName: 'Rainy night', movies: night.movies }])
    expect(app.lists.watchlist.items.peek()).toEqual([])
    await I.see('link', "Show Ana's list")
    fireEvent.click(await I.see('button', 'Undo'))
    await until(() => app.records.friends.peek().length === 0)
    await I.see('button', "Keep as a friend's list")
  })

  it('takes the place of the one that is kept of the same friend', async () => {
    const { I, app } = await openLink(night, { stored: { friends: [friend(1, 'Ana', []), friend(2, 'Ben')] } })
    await I.click('button', "Keep as a friend's list")
    await I.click('radio', 'Ana')
    await I.seeText('This replaces the list you have from Ana.')
    await I.click('button', 'Keep List')
    await until(() => app.records.friends.peek()[0]?.movies.length === 2)
    expect(await I.seeToast()).toEqual(['List replaced', 'Ana'])
    expect(app.records.friends.peek().map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    await I.click('link', "Show Ana's list")
    await I.see('heading', 'Ana')
  })

  it('stays in the dialog when the browser refuses it', async () => {
    const { I, storage } = await openLink(night, { database: undefined })
    await I.click('button', "Keep as a friend's list")
    await I.focus("Friend's name")
    await I.type('Ana')
    storage.refusal = new Error('The storage is full.')
    await I.click('button', 'Keep List')
    expect(await I.see('alert')).toBeVisible()
    expect(I.sees('dialog', "Keep as a friend's list")).toBe(true)
  })

  it('is kept with the titles that were looked up', async () => {
    const ids = { ...night, movies: night.movies.map((movie) => ({ ...movie, title: '', year: null })) }
    const { I, app } = await openLink(ids)
    await I.click('button', "Keep as a friend's list")
    await I.focus("Friend's name")
    await I.type('Ana')
    await I.click('button', 'Keep List')
    await until(() => app.records.friends.peek().length === 1)
    expect(app.records.friends.peek()[0]?.movies.map(({ title }) => title)).toEqual(['Alien', 'Dune: Part Two'])
  })
})

const heat = watchlistOf('Heat', 'Jaws')
const lists = {
  watchlist: heat,
  friends: [
    friend(1, 'Ana', [
      { id: idOf('Heat'), title: 'Heat', year: 1995 },
      { id: 348, title: 'Alien', year: 1979 },
    ]),
  ],
}

describe('what both want to see', () => {
  it('narrows the watchlist, as one of its filters', async () => {
    const { I } = await renderApp({ path: '/watchlist', stored: lists })
    await I.see('link', /^Jaws/)
    await I.click('button', 'Filters')
    const choice = await I.see('combobox', 'Wanted by')
    await I.choose(choice, 'Me and Ana')
    await I.notSee('link', /^Jaws/)
    await I.see('link', /^Heat/)
    await I.click('button', 'Remove filter: Ana')
    await I.see('link', /^Jaws/)
  })

  it('is no filter without a friend, and none for one who is gone', async () => {
    const { I } = await renderApp({ path: '/watchlist?friend=1', stored: { watchlist: heat } })
    await I.see('link', /^Jaws/)
    await I.click('button', 'Filters')
    await I.see('dialog', 'Filters')
    expect(I.sees('combobox', 'Wanted by')).toBe(false)
  })

  it('is said in the movie', async () => {
    const { I } = await openAlien({}, { stored: { friends: lists.friends.map((each) => withAlien(each)) } })
    await I.seeText('Ana wants to see it.')
    await I.click('button', 'Add Alien to watchlist')
    await I.seeText('Ana wants to see it too.')
  })

  it('comes first on Tonight, then what one of the two wants', async () => {
    const { I } = await renderApp({ path: '/tonight', buildKey: '', stored: lists })
    await I.click('combobox', /^From/)
    await I.click('option', 'With Ana')
    await I.seeText("On your list and Ana's")
    await I.see('heading', 'Heat')
    await I.see('heading', 'Jaws')
    await I.see('heading', 'Alien')
    await I.seeText("On Ana's list")
  })
})

describe('friends', () => {
  it('are reached from the watchlist as soon as there is one', async () => {
    const { I } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('Heat'), friends: [friend(1, 'Ana')] },
    })
    await I.click('link', 'Friends')
    await I.see('heading', 'Friends')
    await I.see('heading', 'Ana')
  })

  it('have their lists, and what both want to see is counted', async () => {
    const { I, address } = await openFriends([friend(1, 'Ana'), friend(2, 'Ben', [])], {
      stored: {
        watchlist: [{ ...watchlistOf('Alien')[0], movieId: 348 }],
        friends: [friend(1, 'Ana'), friend(2, 'Ben', [])],
      },
    })
    const ana = within(await I.see('region', 'Ana'))
    await I.seeText('You both want to see 1 of these movies.')
    expect(ana.getByText('Dune: Part Two')).toBeInTheDocument()
    await I.click('link', 'Ben')
    await I.see('region', 'Ben')
    expect(address()).toBe('/watchlist/friends?friend=2')
  })

  it('say what was seen, as the page of a link says what is on the lists', async () => {
    const { I } = await openFriends([], {
      stored: {
        watchlist: [{ ...watchlistOf('Alien ✓')[0], movieId: 348 }],
        friends: [friend(1, 'Ana'), friend(2, 'Ben', [])],
      },
    })
    await I.seeText("You've already seen 1 of these movies.")
    await I.click('link', 'Ben')
    await I.seeText('None of these are on your lists.')
  })

  it('count what was seen apart from what both want to see, on no list too', async () => {
    const [wanted, watched] = watchlistOf('Alien', 'Dune ✓')
    const heat = { id: idOf('Heat'), title: 'Heat', year: 1995 }
    const { I } = await openFriends([], {
      stored: {
        watchlist: [
          { ...wanted, movieId: 348 },
          { ...watched, movieId: 693134 },
        ],
        'watch-history': [{ movieId: heat.id, watchedAt: '2025-11-27', movie: snapshot('Heat') }],
        friends: [friend(1, 'Ana', [...night.movies, heat])],
      },
    })
    await I.seeText("You both want to see 1 of these movies. You've already seen 2 of the others.")
  })

  it('are renamed, but not to the name of another one', async () => {
    const { I, app } = await openFriends([friend(1, 'Ana'), friend(2, 'Ben')])
    await I.click('button', 'Rename')
    await I.focus("Friend's name")
    await I.press('{Control>}a{/Control}')
    await I.type('ben')
    await I.click('button', 'Save')
    expect(await I.see('alert')).toHaveTextContent('There is already a friend with this name.')
    await I.focus("Friend's name")
    await I.type('ny')
    await I.click('button', 'Save')
    await I.see('region', 'benny')
    expect(await I.seeToast()).toEqual(['Friend renamed', 'benny'])
    fireEvent.click(await I.see('button', 'Undo'))
    await until(() => app.records.friends.peek()[0]?.name === 'Ana')
  })

  it('get another color, and are removed, each with Undo', async () => {
    const { I, app } = await openFriends([friend(1, 'Ana')])
    await I.click('combobox', 'Color')
    await I.click('option', 'Green')
    await until(() => app.records.friends.peek()[0]?.color === 'green')
    fireEvent.click(await I.see('button', 'Undo'))
    await until(() => app.records.friends.peek()[0]?.color === 'blue')
    await I.click('button', 'Remove')
    await I.seeText("No friends' lists yet.")
    fireEvent.click(await I.see('button', 'Undo'))
    await I.see('region', 'Ana')
  })

  it('are offered for merging where two have one name, whenever that is so, with Undo', async () => {
    const dune = night.movies.slice(1)
    const { I, app, address } = await openFriends([friend(1, 'Bo', dune), friend(2, 'Ana'), friend(3, 'bo')], {
      path: '/watchlist/friends?friend=3',
    })
    await I.seeText('Two friends are called Bo')
    await I.click('button', 'Merge')
    await I.notSee('button', 'Merge')
    expect(await I.seeToast()).toEqual(['Friends merged', 'Bo'])
    expect(app.records.friends.peek()).toMatchObject([
      { id: 1, name: 'Bo', keptAt: minute(3), movies: night.movies },
      { id: 2, name: 'Ana' },
    ])
    await I.see('region', 'Bo')
    expect(address()).toBe('/watchlist/friends?friend=1')
    fireEvent.click(await I.see('button', 'Undo'))
    await I.see('button', 'Merge')
    expect(app.records.friends.peek().map(({ name }) => name)).toEqual(['Bo', 'Ana', 'bo'])
  })

  it('are offered so for each name that several have', async () => {
    const { I } = await openFriends([1, 2, 3, 4, 5].map((id) => friend(id, id < 4 ? 'Bo' : 'Ana')))
    await I.seeText('Several friends are called Bo')
    await I.seeText('Two friends are called Ana')
    expect(screen.getAllByRole('button', { name: 'Merge' })).toHaveLength(2)
  })

  it('say how a list comes here while there are none', async () => {
    const { I } = await openFriends([])
    await I.seeText(/Ask a friend to share a list as a link/)
  })

  it('open a movie over their list', async () => {
    const { I, address } = await openFriends([friend(1, 'Ana')])
    await I.click('link', /^Alien/)
    await I.see('dialog')
    expect(address()).toBe('/watchlist/friends/movie/348')
  })
})
