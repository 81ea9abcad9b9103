import { describe, expect, it } from 'vitest'
import type { FoundPerson } from '#domain/movie/person.ts'
import { found, person, startSearch, weaver } from './start-search.ts'

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
    expect([search.opened, search.state()]).toEqual([['Sigourney Weaver'], 'closed'])
  })

  it('are shown when no movie is found', async () => {
    const search = await withPeople('qqq', weaver)
    expect([search.state(), search.context().people]).toEqual(['open.searched.showing results', [weaver]])
    search.send({ type: 'person picked', person: weaver })
    expect(search.opened).toEqual(['Sigourney Weaver'])
  })

  it('do not spoil the movies when their search fails', async () => {
    const search = startSearch()
    search.findsPeople(() => Promise.reject(new Error('TMDB API error: 500')))
    search.type('alien')
    search.pause(500)
    await search.settled()
    expect([search.state(), search.context().people]).toEqual(['open.searched.showing results', []])
  })

  it('are awaited before nothing is said to be found', async () => {
    const search = startSearch()
    let late: (people: readonly FoundPerson[]) => void = () => {}
    search.findsPeople(() => new Promise((resolve) => (late = resolve)))
    search.type('qqq')
    search.pause(500)
    await search.settled()
    expect(search.state()).toBe('open.searched.waiting for people')
    late([])
    await search.settled()
    expect(search.state()).toBe('open.searched.nothing found')
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
    expect([search.toggled, search.opened, search.state()]).toEqual([
      ['Alien', 'Aliens'],
      [],
      'open.searched.showing results',
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
    expect([search.context().text, search.state()]).toEqual(['', 'closed'])
  })

  it('stays after See all, also when typing goes on before the page has changed', async () => {
    const search = await found('alien')
    search.send({ type: 'entered' })
    expect([search.opened, search.context().text]).toEqual([['all of alien'], 'alien'])
    search.type('aliens')
    search.send({ type: 'address changed', query: 'alien' })
    expect([search.state(), search.context().text]).toEqual(['open.waiting', 'aliens'])
  })

  it('can be cleared without leaving the page', () => {
    const search = startSearch('', 'alien')
    search.type('')
    expect([search.state(), search.opened, search.context().text]).toEqual(['closed', [], ''])
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
