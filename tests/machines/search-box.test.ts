import { describe, expect, it } from 'vitest'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { alien, aliens, found, shelf, startSearch } from './start-search.ts'

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

  it('does not search for blank text', () => {
    const search = startSearch()
    search.type('   ')
    search.pause(10_000)
    expect([search.state(), search.searches]).toEqual(['closed', []])
  })

  it('shows the first five results and the total number', async () => {
    const search = await found('the')
    expect(search.state()).toBe('open.searched.showing results')
    expect([search.context().movies.length, search.context().total]).toEqual([5, 20])
  })

  it('shows that nothing was found', async () => {
    const search = await found('qqq')
    expect(search.state()).toBe('open.searched.nothing found')
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
    expect(search.state()).toBe('open.searched.failed')
    search.answers(async () => ({ movies: [alien], total: 1 }))
    search.send({ type: 'retried' })
    await search.settled()
    expect(search.context().movies).toEqual([alien])
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
    expect([search.opened, search.state(), search.context().text]).toEqual([[348], 'closed', ''])
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
    expect([search.state(), search.context().text]).toEqual(['closed', 'alien'])
    search.send({ type: 'returned' })
    await search.settled()
    expect(search.state()).toBe('open.searched.showing results')
  })

  it('stays closed on focus when nothing was typed', () => {
    const search = startSearch()
    search.send({ type: 'returned' })
    search.send({ type: 'entered' })
    expect([search.state(), search.opened]).toEqual(['closed', []])
  })

  it('clears the highlight when the text changes', async () => {
    const search = await found('alien')
    search.send({ type: 'moved', by: 1 })
    search.type('aliens')
    expect(search.context().highlighted).toBe(null)
  })
})
