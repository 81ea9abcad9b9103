import { describe, expect, it } from 'vitest'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { alien, aliens, found, searched, shelf, startSearch } from './start-search.ts'

describe('the search box', () => {
  it('searches when typing has paused for 500 ms', () => {
    const search = startSearch()
    search.type('ali')
    search.pause(499)
    search.type('alien')
    search.pause(499)
    expect(search.searches).toEqual([])
    search.pause(1)
    expect(search.searches).toEqual(['alien'])
  })

  it('searches for its initial text once it gets the focus', () => {
    const search = startSearch('alien')
    search.pause(500)
    expect(search.searches).toEqual([])
    search.send({ type: 'returned' })
    expect(search.searches).toEqual(['alien'])
  })

  it('searches for its initial text at once when it starts open, as in a dialog', async () => {
    const search = startSearch('alien', '', true)
    expect(search.searches).toEqual(['alien'])
    await search.settled()
    expect(search.states()).toEqual(searched('found', 'none'))
  })

  it('keeps showing what was found until the next search is over', async () => {
    const search = await found('alien')
    search.type('the')
    expect(search.context().movies).toEqual([alien, aliens])
    search.pause(500)
    expect(search.context().movies).toEqual([alien, aliens])
    search.type('qqq')
    search.pause(500)
    await search.settled()
    expect(search.context().movies).toEqual([])
  })

  it('does not search for blank text', () => {
    const search = startSearch()
    search.type('   ')
    search.pause(10_000)
    expect([search.states(), search.searches]).toEqual([['closed'], []])
  })

  it('shows the first five results and the total number', async () => {
    const search = await found('the')
    expect(search.states()).toEqual(searched('found', 'none'))
    expect([search.context().movies.length, search.context().total]).toEqual([5, 20])
  })

  it('shows that nothing was found', async () => {
    const search = await found('qqq')
    expect(search.states()).toEqual(['open.nothing found'])
  })

  it('aborts a search when the text changes, and never shows its results', async () => {
    const search = startSearch()
    let late: (found: FoundMovies) => void = () => {}
    search.answers((query) =>
      query === 'the'
        ? new Promise((resolve) => (late = resolve))
        : Promise.resolve(shelf['alien'] ?? { movies: [], total: 0 }),
    )
    search.type('the')
    search.pause(500)
    search.type('alien')
    search.pause(500)
    late(shelf['the'] ?? { movies: [], total: 0 })
    await search.settled()
    expect(search.aborted).toEqual(['the'])
    expect(search.context().movies).toEqual([alien, aliens])
  })

  it('shows a failure and retries', async () => {
    const search = startSearch()
    search.answers(() => Promise.reject(new Error('TMDB API error: 500 Internal Server Error')))
    search.type('alien')
    search.pause(500)
    await search.settled()
    expect(search.states()).toEqual(['open.failed'])
    search.answers(async () => ({ movies: [alien], total: 1 }))
    search.send({ type: 'retried' })
    await search.settled()
    expect(search.context().movies).toEqual([alien])
  })

  it('searches again when the network is back, whatever was shown', async () => {
    const search = await found('qqq')
    search.answers(async () => ({ movies: [alien], total: 1 }))
    search.comeOnline()
    await search.settled()
    expect([search.states(), search.searches]).toEqual([searched('found', 'none'), ['qqq', 'qqq']])
    search.send({ type: 'left' })
    search.comeOnline()
    expect(search.states()).toEqual(['closed'])
  })

  it.each([
    ['down to the first', [1], 0],
    ['down twice to the second', [1, 1], 1],
    ['up to the last', [-1], 1],
    ['past the end to the first', [1, 1, 1], 0],
  ] as const)('moves the highlight %s', async (_, moves, highlighted) => {
    const search = await found('alien')
    for (const by of moves) search.send({ type: 'moved', by })
    expect(search.context().highlighted).toEqual({ row: highlighted, cell: 'open' })
  })

  it('highlights the row after the results when there are more', async () => {
    const search = await found('the')
    search.send({ type: 'moved', by: -1 })
    expect(search.context().highlighted).toEqual({ row: 5, cell: 'open' })
    search.send({ type: 'entered' })
    expect(search.opened).toEqual(['all of the'])
  })

  it('opens the highlighted movie with Enter, then closes and clears the text', async () => {
    const search = await found('alien')
    search.send({ type: 'moved', by: 1 })
    search.send({ type: 'entered' })
    expect([search.opened, search.states(), search.context().text]).toEqual([[348], ['closed'], ''])
  })

  it('shows all results with Enter when none is highlighted, even before they load', () => {
    const search = startSearch()
    search.type(' alien ')
    search.send({ type: 'entered' })
    expect(search.opened).toEqual(['all of alien'])
  })

  it('opens a picked movie', async () => {
    const search = await found('alien')
    search.send({ type: 'picked', id: 679 })
    expect(search.opened).toEqual([679])
  })

  it('closes on blur, keeps the text, and reopens on focus', async () => {
    const search = await found('alien')
    search.send({ type: 'left' })
    expect([search.states(), search.context().text]).toEqual([['closed'], 'alien'])
    search.send({ type: 'returned' })
    await search.settled()
    expect(search.states()).toEqual(searched('found', 'none'))
  })

  it('stays closed on focus when nothing was typed', () => {
    const search = startSearch()
    search.send({ type: 'returned' })
    search.send({ type: 'entered' })
    expect([search.states(), search.opened]).toEqual([['closed'], []])
  })

  it('clears the highlight when the text changes', async () => {
    const search = await found('alien')
    search.send({ type: 'moved', by: 1 })
    search.type('aliens')
    expect(search.context().highlighted).toBe(null)
  })
})
