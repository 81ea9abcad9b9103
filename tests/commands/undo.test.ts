import { describe, expect, it } from 'vitest'
import { snapshotOf } from '#domain/movie/movie.ts'
import { removeFromWatchlist } from '#domain/records/watchlist.ts'
import { idOf, movie } from '#tests/support/fixtures.ts'
import { commandsOver } from './command-language.ts'

describe('Undo', () => {
  it('restores the movie and its data at its position, and closes the toast', () => {
    const I = commandsOver('Alien', 'Arrival ✓', 'Dune ½')
    I.remove([idOf('Arrival')])
    I.toasts.current.peek()?.action?.run()
    expect(I.list()).toEqual(['Alien', 'Arrival ✓', 'Dune ½'])
    expect(I.toasts.current.peek()?.open).toBe(false)
  })

  it('undoes all removals that were combined while the toast was open', () => {
    const I = commandsOver('Alien', 'Arrival', 'Dune', 'Heat')
    I.remove([idOf('Arrival')])
    I.clock.advance(2999)
    I.remove([idOf('Alien')])
    I.clock.advance(2999)
    I.remove([idOf('Heat')])
    expect(I.messages.slice(1)).toEqual([
      'Removed from Watchlist / 2 movies have been removed from your watchlist',
      'Removed from Watchlist / 3 movies have been removed from your watchlist',
    ])
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Arrival', 'Dune', 'Heat'])
  })

  it('undoes only the last removal when the previous toast is closed', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    I.clock.advance(3000)
    I.remove([idOf('Dune')])
    expect(I.messages.at(-1)).toBe('Removed from Watchlist / Dune has been removed from your watchlist')
    I.undo()
    expect(I.list()).toEqual(['Dune'])
  })

  it('undoes a removal long after its toast is closed', () => {
    const I = commandsOver('Alien')
    I.remove([idOf('Alien')])
    I.clock.advance(3_600_000)
    expect(I.toasts.current.peek()).toBe(null)
    I.undo()
    expect(I.list()).toEqual(['Alien'])
  })

  it('undoes one change after the other, and says each time what it undid', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    I.add(movie('Heat'), 'card')
    I.mark([idOf('Dune')], 'watched')
    const said: unknown[] = []
    for (const list of [['Dune', 'Heat'], ['Dune'], ['Alien', 'Dune'], ['Alien', 'Dune']]) {
      I.undo()
      await I.written()
      expect(I.list()).toEqual(list)
      said.push(I.messages.at(-1))
    }
    expect(said).toEqual([
      'Undone: Marked as Watched / Dune',
      'Undone: Added to Watchlist / Heat',
      'Undone: Removed from Watchlist / Alien',
      'Undone: Removed from Watchlist / Alien',
    ])
  })

  it('goes back ten changes', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K']
    const I = commandsOver()
    for (const title of titles) I.add(movie(title), 'card')
    for (const _ of [...titles, 'once more']) I.undo()
    await I.written()
    expect(I.list()).toEqual(['A'])
  })

  it('leaves what was changed since, and says so', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.mark([idOf('Alien'), idOf('Dune')], 'watched')
    I.inAnotherTab((library) => ({ ...library, watchlist: removeFromWatchlist(library.watchlist, idOf('Dune')) }))
    I.undo()
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([
      ['Alien'],
      'Undone: Marked as Watched / 1 movie was changed since and stays.',
    ])
  })

  it('says that nothing was changed when all was changed since', async () => {
    const I = commandsOver('Alien')
    I.mark([idOf('Alien')], 'watched')
    I.changeHistory(() => [])
    I.inAnotherTab((library) => ({ ...library, watchlist: [] }))
    I.undo()
    await I.written()
    expect(I.messages.at(-1)).toBe('Nothing was changed / 1 movie was changed since and stays.')
    expect(I.toasts.current.peek()?.action).toBeUndefined()
  })

  it('is an ordinary change, which Redo takes back, until another change', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    I.mark([idOf('Dune')], 'watched')
    I.undo()
    I.undo()
    await I.written()
    I.redo()
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([['Dune'], 'Redone: Removed from Watchlist / Alien'])
    I.redo()
    await I.written()
    expect(I.list()).toEqual(['Dune ✓'])
    I.undo()
    I.add(movie('Heat'), 'card')
    I.redo()
    await I.written()
    expect(I.list()).toEqual(['Dune', 'Heat'])
  })

  it('offers Redo and the change before in its toast, but not to the second click of a double click', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    I.mark([idOf('Dune')], 'watched')
    const click = (label: string) => {
      const toast = I.toasts.current.peek()
      for (const button of [toast?.offer, toast?.action]) if (button?.label === label) button.run()
      return I.written()
    }
    await click('Undo')
    await click('Undo more')
    await click('Redo')
    expect(I.list()).toEqual(['Dune'])
    I.clock.advance(500)
    await click('Undo more')
    expect(I.list()).toEqual(['Alien', 'Dune'])
    I.clock.advance(500)
    await click('Redo')
    expect(I.list()).toEqual(['Dune'])
  })

  it.each([
    ['an addition', (I: ReturnType<typeof commandsOver>) => I.add(movie('Heat'), 'card')],
    ['a status change', (I: ReturnType<typeof commandsOver>) => I.mark([idOf('Dune')], 'watched')],
    [
      'an addition of a watched movie',
      (I: ReturnType<typeof commandsOver>) => I.markWatched(snapshotOf(movie('Heat'))),
    ],
    [
      'two consecutive additions',
      (I: ReturnType<typeof commandsOver>) => {
        I.add(movie('Heat'), 'card')
        I.add(movie('Jaws'), 'card')
      },
    ],
  ])('is kept when the browser refuses %s', async (_, change) => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    await I.written()
    I.refuseWrites()
    change(I)
    await I.written()
    I.acceptWrites()
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('can be retried when the browser refuses the write', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    await I.written()
    I.refuseWrites()
    I.undo()
    await I.written()
    I.acceptWrites()
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('is kept when an open movie is refreshed', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    I.movies.refresh(movie('Dune', { overview: 'Sand.' }))
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('undoes a removal only once', () => {
    const I = commandsOver('Alien')
    I.remove([idOf('Alien')])
    I.undo()
    I.undo()
    expect([I.list(), I.messages.length]).toEqual([['Alien'], 1])
  })

  it('does nothing when nothing was removed', () => {
    const I = commandsOver('Alien')
    I.undo()
    expect([I.list(), I.messages]).toEqual([['Alien'], []])
  })

  it('shows an error when the browser refuses the write', async () => {
    const I = commandsOver('Alien')
    I.remove([idOf('Alien')])
    await I.written()
    I.refuseWrites()
    I.undo()
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([[], 'Error / Failed to put back on watchlist'])
  })
})
