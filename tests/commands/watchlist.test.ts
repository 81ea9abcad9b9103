import { describe, expect, it } from 'vitest'
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

describe('Undo', () => {
  it('brings the movie back to its place, with all that was kept of it, and takes the toast away', () => {
    const I = commandsOver('Alien', 'Arrival ✓', 'Dune ½')
    I.remove(idOf('Arrival'))
    I.toasts.current.peek()?.action?.run()
    expect(I.list()).toEqual(['Alien', 'Arrival ✓', 'Dune ½'])
    expect(I.toasts.current.peek()?.open).toBe(false)
  })

  it('takes back all removals that joined while the toast was up', () => {
    const I = commandsOver('Alien', 'Arrival', 'Dune', 'Heat')
    I.remove(idOf('Arrival'))
    I.clock.advance(2999)
    I.remove(idOf('Alien'))
    I.clock.advance(2999)
    I.remove(idOf('Heat'))
    expect(I.said.slice(1)).toEqual([
      'Removed from Watchlist / 2 movies have been removed from your watchlist',
      'Removed from Watchlist / 3 movies have been removed from your watchlist',
    ])
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Arrival', 'Dune', 'Heat'])
  })

  it('takes back the last removal alone when the toast of the one before is gone', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.clock.advance(3000)
    I.remove(idOf('Dune'))
    expect(I.said.at(-1)).toBe('Removed from Watchlist / Dune has been removed from your watchlist')
    I.undo()
    expect(I.list()).toEqual(['Dune'])
  })

  it('takes back a removal long after its toast is gone', () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Alien'))
    I.clock.advance(3_600_000)
    expect(I.toasts.current.peek()).toBe(null)
    I.undo()
    expect(I.list()).toEqual(['Alien'])
  })

  it.each([
    ['another movie was added', (I: ReturnType<typeof commandsOver>) => I.add(movie('Heat'), 'card'), ['Dune', 'Heat']],
    ['another movie was marked', (I: ReturnType<typeof commandsOver>) => I.toggleWatched(idOf('Dune')), ['Dune ✓']],
  ])('takes nothing back once %s', (_, change, list) => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    change(I)
    I.undo()
    expect(I.list()).toEqual(list)
  })

  it.each([
    ['an addition', (I: ReturnType<typeof commandsOver>) => I.add(movie('Heat'), 'card')],
    ['a toggle', (I: ReturnType<typeof commandsOver>) => I.toggleWatched(idOf('Dune'))],
    ['a mark on several', (I: ReturnType<typeof commandsOver>) => I.mark([idOf('Dune')], 'watched')],
    [
      'one addition after the other',
      (I: ReturnType<typeof commandsOver>) => {
        I.add(movie('Heat'), 'card')
        I.add(movie('Jaws'), 'card')
      },
    ],
  ])('is not lost when %s was refused', async (_, change) => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    await I.written()
    I.refuseWrites()
    change(I)
    await I.written()
    I.acceptWrites()
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('can be tried again when the browser refused it', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    await I.written()
    I.refuseWrites()
    I.undo()
    await I.written()
    I.acceptWrites()
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('is not lost when a movie that is open is brought up to date', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.movies.refresh(movie('Dune', { overview: 'Sand.' }))
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('takes back once what was removed once', () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Alien'))
    I.undo()
    I.remove(idOf('Alien'))
    I.undo()
    I.undo()
    expect([I.list(), I.said.length]).toEqual([['Alien'], 2])
  })

  it('does nothing when nothing was removed', () => {
    const I = commandsOver('Alien')
    I.undo()
    expect([I.list(), I.said]).toEqual([['Alien'], []])
  })

  it('says when the browser refused it', async () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Alien'))
    await I.written()
    I.refuseWrites()
    I.undo()
    await I.written()
    expect([I.list(), I.said.at(-1)]).toEqual([[], 'Error / Failed to add to watchlist'])
  })
})

describe('marking', () => {
  it.each([
    ['Alien', 'Alien ✓', 'Marked as Watched'],
    ['Alien ½', 'Alien ✓', 'Marked as Watched'],
    ['Alien ✓', 'Alien', 'Marked as Unwatched'],
  ])('turns %s into %s and says so', (before, after, title) => {
    const I = commandsOver(before)
    I.toggleWatched(idOf('Alien'))
    expect([I.list(), I.said]).toEqual([[after], [`${title} / Alien has been updated in your watchlist`]])
  })

  it('says nothing of a movie that is not there', () => {
    const I = commandsOver('Alien')
    I.toggleWatched(idOf('Dune'))
    expect([I.list(), I.said]).toEqual([['Alien'], []])
  })

  it('says when the browser refused, and the movie is as it was', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.toggleWatched(idOf('Alien'))
    await I.written()
    expect([I.list(), I.said.at(-1)]).toEqual([['Alien'], 'Error / Failed to update watchlist item'])
  })
})

describe('bringing a movie up to date', () => {
  it('changes what is kept of it and says nothing', () => {
    const I = commandsOver('Alien')
    I.movies.refresh(movie('Alien', { title: 'Alien: The Director’s Cut' }))
    expect([I.list(), I.said]).toEqual([['Alien: The Director’s Cut'], []])
  })
})
