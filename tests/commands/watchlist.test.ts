import { describe, expect, it } from 'vitest'
import { snapshotOf } from '#domain/movie.ts'
import { idOf, movie } from '#tests/support/fixtures.ts'
import { commandsOver } from './command-language.ts'

describe('adding to the watchlist', () => {
  it('puts the movie at the end and says so for 3000 ms', () => {
    const I = commandsOver('Alien')
    I.add(movie('Dune'), 'card')
    expect(I.list()).toEqual(['Alien', 'Dune'])
    expect(I.said).toEqual(['Added to Watchlist / Dune has been added to your watchlist'])
    expect(I.toasts.current.peek()).toMatchObject({ tone: 'plain', duration: 3000 })
  })

  it('refuses a movie that is there without a word', () => {
    const I = commandsOver('Alien ✓')
    I.add(movie('Alien'), 'modal')
    expect([I.list(), I.said]).toEqual([['Alien ✓'], []])
  })

  it.each([
    ['card', 'Error / Failed to add to watchlist'],
    ['modal', 'Error / Failed to add movie to watchlist'],
  ] as const)(
    'says on a %s in its own words that the browser refused, and leaves the list as it was',
    async (from, words) => {
      const I = commandsOver('Alien')
      I.refuseWrites()
      I.add(movie('Dune'), from)
      await I.written()
      expect([I.list(), I.said.at(-1)]).toEqual([['Alien'], words])
      expect(I.toasts.current.peek()).toMatchObject({ tone: 'error', duration: null })
    },
  )
})

describe('removing from the watchlist', () => {
  it('takes the movie out, says so, and offers Undo', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    expect(I.list()).toEqual(['Dune'])
    expect(I.said).toEqual(['Removed from Watchlist / Alien has been removed from your watchlist'])
    expect(I.toasts.current.peek()).toMatchObject({ duration: 3000, action: { label: 'Undo' } })
  })

  it('says nothing of a movie that is not there', () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Dune'))
    expect([I.list(), I.said]).toEqual([['Alien'], []])
  })

  it('says when the browser refused, and the movie is back where it was', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.refuseWrites()
    I.remove(idOf('Alien'))
    await I.written()
    expect([I.list(), I.said.at(-1)]).toEqual([['Alien', 'Dune'], 'Error / Failed to remove from watchlist'])
  })

  it('leaves nothing to undo when the browser refused', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.remove(idOf('Alien'))
    await I.written()
    I.acceptWrites()
    I.remove(idOf('Alien'))
    await I.written()
    I.undo()
    expect(I.list()).toEqual(['Alien'])
  })
})

describe('marking', () => {
  it.each([
    ['Alien', 'watched', 'Alien ✓', 'Marked as Watched'],
    ['Alien ½', 'watched', 'Alien ✓', 'Marked as Watched'],
    ['Alien ✓', 'want-to-watch', 'Alien', 'Marked as Unwatched'],
  ] as const)('%s as %s makes it %s, says so, and can be undone', (before, status, after, title) => {
    const I = commandsOver(before)
    I.mark([idOf('Alien')], status)
    expect([I.list(), I.said]).toEqual([[after], [`${title} / Alien has been updated in your watchlist`]])
    expect(I.toasts.current.peek()?.action?.label).toBe('Undo')
    I.undo()
    expect(I.list()).toEqual([before])
  })

  it('says nothing of a movie that is not there, or is marked so already', () => {
    const I = commandsOver('Alien ✓')
    I.mark([idOf('Dune'), idOf('Alien')], 'watched')
    expect([I.list(), I.said]).toEqual([['Alien ✓'], []])
  })

  it('says when the browser refused, and the movie is as it was', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.mark([idOf('Alien')], 'watched')
    await I.written()
    expect([I.list(), I.said.at(-1)]).toEqual([['Alien'], 'Error / Failed to update watchlist item'])
  })
})

describe('marking a movie watched', () => {
  it('that is in the watchlist is the same as marking it there', () => {
    const I = commandsOver('Alien')
    I.markWatched(snapshotOf(movie('Alien')))
    expect([I.list(), I.said]).toEqual([['Alien ✓'], ['Marked as Watched / Alien has been updated in your watchlist']])
  })

  it('that is not in the watchlist adds it, and Undo takes it out again with its history', () => {
    const I = commandsOver('Alien')
    I.markWatched(snapshotOf(movie('Dune')))
    expect([I.list(), I.history().length, I.said]).toEqual([
      ['Alien', 'Dune ✓'],
      1,
      ['Marked as Watched / Dune has been added to your watchlist'],
    ])
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien'], []])
  })

  it('says when the browser refused, and adds nothing', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.markWatched(snapshotOf(movie('Dune')))
    await I.written()
    expect([I.list(), I.said.at(-1)]).toEqual([['Alien'], 'Error / Failed to add to watchlist'])
  })
})

describe('bringing a movie up to date', () => {
  it('changes what is kept of it and says nothing', () => {
    const I = commandsOver('Alien')
    I.movies.refresh(movie('Alien', { title: 'Alien: The Director’s Cut' }))
    expect([I.list(), I.said]).toEqual([['Alien: The Director’s Cut'], []])
  })
})
