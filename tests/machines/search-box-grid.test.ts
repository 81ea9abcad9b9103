import { describe, expect, it } from 'vitest'
import type { FoundPerson } from '#domain/movie/person.ts'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { found, person, searched, shelf, startSearch, weaver } from './start-search.ts'

describe('people in the search box', () => {
  const withPeople = async (text: string, ...people: readonly FoundPerson[]) => {
    const search = startSearch()
    search.findsPeople(async () => people)
    search.type(text)
    search.pause(500)
    await search.settled()
    return search
  }

  it('are shown after the movies, at most two', async () => {
    const search = await withPeople('alien', weaver, person(2, 'Two'), person(3, 'Three'))
    expect(search.context().people?.map(({ name }) => name)).toEqual(['Sigourney Weaver', 'Two'])
    for (const _ of [1, 2, 3]) search.send({ type: 'moved', by: 1 })
    search.send({ type: 'entered' })
    expect([search.opened, search.states()]).toEqual([['Sigourney Weaver'], ['closed']])
  })

  it('are shown when no movie is found', async () => {
    const search = await withPeople('qqq', weaver)
    expect([search.states(), search.context().people]).toEqual([searched('none', 'found'), [weaver]])
    search.send({ type: 'person picked', person: weaver })
    expect(search.opened).toEqual(['Sigourney Weaver'])
  })

  it('do not spoil the movies when their search fails', async () => {
    const search = startSearch()
    search.findsPeople(() => Promise.reject(new Error('TMDB API error: 500')))
    search.type('alien')
    search.pause(500)
    await search.settled()
    expect([search.states(), search.context().people]).toEqual([searched('found', 'none'), []])
  })

  it('are awaited before nothing is said to be found', async () => {
    const search = startSearch()
    let late: (people: readonly FoundPerson[]) => void = () => {}
    search.findsPeople(() => new Promise((resolve) => (late = resolve)))
    search.type('qqq')
    search.pause(500)
    await search.settled()
    search.send({ type: 'moved', by: 1 })
    expect([search.states(), search.context().highlighted]).toEqual([searched('none', 'loading'), null])
    late([])
    await search.settled()
    expect(search.states()).toEqual(['open.nothing found'])
  })

  it('who come first are not reached before the movies, since no row may move', async () => {
    const search = startSearch()
    let late: (found: FoundMovies) => void = () => {}
    search.answers(() => new Promise((resolve) => (late = resolve)))
    search.findsPeople(async () => [weaver])
    search.type('alien')
    search.pause(500)
    await search.settled()
    search.send({ type: 'moved', by: 1 })
    expect([search.states(), search.context().highlighted]).toEqual([searched('loading', 'found'), null])
    late(shelf['alien'] ?? { movies: [], total: 0 })
    await search.settled()
    for (const _ of [1, 2, 3]) search.send({ type: 'moved', by: 1 })
    search.send({ type: 'entered' })
    expect(search.opened).toEqual(['Sigourney Weaver'])
  })

  it("come in above a highlighted 'See all', which stays highlighted", async () => {
    const search = startSearch()
    let late: (people: readonly FoundPerson[]) => void = () => {}
    search.findsPeople(() => new Promise((resolve) => (late = resolve)))
    search.type('the')
    search.pause(500)
    await search.settled()
    search.send({ type: 'moved', by: -1 })
    late([weaver])
    await search.settled()
    expect(search.context().highlighted).toEqual({ row: 6, cell: 'open' })
    search.send({ type: 'entered' })
    expect(search.opened).toEqual(['all of the'])
  })
})

describe('the add cells', () => {
  it('add with Enter, and leave the results open', async () => {
    const search = await found('alien')
    search.send({ type: 'moved', by: 1 })
    search.send({ type: 'moved across', cell: 'add' })
    search.send({ type: 'entered' })
    search.send({ type: 'moved', by: 1 })
    search.send({ type: 'entered' })
    expect([search.toggled, search.opened, search.states()]).toEqual([
      ['Alien', 'Aliens'],
      [],
      searched('found', 'none'),
    ])
  })

  it('lead back to the movie', async () => {
    const search = await found('alien')
    search.send({ type: 'moved', by: 1 })
    search.send({ type: 'moved across', cell: 'add' })
    search.send({ type: 'moved across', cell: 'open' })
    search.send({ type: 'entered' })
    expect([search.toggled, search.opened]).toEqual([[], [348]])
  })

  it("exist for movies only: 'See all' has none", async () => {
    const search = await found('the')
    search.send({ type: 'moved', by: -1 })
    search.send({ type: 'moved across', cell: 'add' })
    expect(search.context().highlighted).toEqual({ row: 5, cell: 'open' })
  })
})

describe('the query of the results page', () => {
  it('is the text of the box, unless another text was kept', () => {
    expect(startSearch('', 'alien').context().text).toBe('alien')
    expect(startSearch('heat', 'alien').context().text).toBe('heat')
  })

  it('follows Back and Forward, and is removed with the page', () => {
    const search = startSearch('', 'alien')
    search.send({ type: 'address changed', query: 'heat' })
    expect(search.context().text).toBe('heat')
    search.send({ type: 'address changed', query: '' })
    expect([search.context().text, search.states()]).toEqual(['', ['closed']])
  })

  it('stays after See all, also when typing goes on before the page has changed', async () => {
    const search = await found('alien')
    search.send({ type: 'entered' })
    expect([search.opened, search.context().text]).toEqual([['all of alien'], 'alien'])
    search.type('aliens')
    search.send({ type: 'address changed', query: 'alien' })
    expect([search.states(), search.context().text]).toEqual([['open.waiting'], 'aliens'])
  })

  it('can be cleared without leaving the page', () => {
    const search = startSearch('', 'alien')
    search.type('')
    expect([search.states(), search.opened, search.context().text]).toEqual([['closed'], [], ''])
  })

  it('comes back when a movie is opened for another text', async () => {
    const search = startSearch('', 'heat')
    search.type('alien')
    search.send({ type: 'picked', id: 348 })
    expect([search.opened, search.context().text]).toEqual([[348], 'heat'])
  })

  it('leaves a text that was typed when the page changes', () => {
    const search = startSearch('', 'heat')
    search.type('alien')
    search.send({ type: 'address changed', query: '' })
    expect(search.context().text).toBe('alien')
  })
})
