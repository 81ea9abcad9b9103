import { describe, expect, it } from 'vitest'
import { snapshotOf } from '#domain/movie/movie.ts'
import { idOf, movie } from '#tests/support/fixtures.ts'
import { commandsOver } from './command-language.ts'

describe('Undo', () => {
  it('restores the movie and its data at its position, and closes the toast', () => {
    const I = commandsOver('Alien', 'Arrival ✓', 'Dune ½')
    I.remove(idOf('Arrival'))
    I.toasts.current.peek()?.action?.run()
    expect(I.list()).toEqual(['Alien', 'Arrival ✓', 'Dune ½'])
    expect(I.toasts.current.peek()?.open).toBe(false)
  })

  it('undoes all removals that were combined while the toast was open', () => {
    const I = commandsOver('Alien', 'Arrival', 'Dune', 'Heat')
    I.remove(idOf('Arrival'))
    I.clock.advance(2999)
    I.remove(idOf('Alien'))
    I.clock.advance(2999)
    I.remove(idOf('Heat'))
    expect(I.messages.slice(1)).toEqual([
      'Removed from Watchlist / 2 movies have been removed from your watchlist',
      'Removed from Watchlist / 3 movies have been removed from your watchlist',
    ])
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Arrival', 'Dune', 'Heat'])
  })

  it('undoes only the last removal when the previous toast is closed', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.clock.advance(3000)
    I.remove(idOf('Dune'))
    expect(I.messages.at(-1)).toBe('Removed from Watchlist / Dune has been removed from your watchlist')
    I.undo()
    expect(I.list()).toEqual(['Dune'])
  })

  it('undoes a removal long after its toast is closed', () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Alien'))
    I.clock.advance(3_600_000)
    expect(I.toasts.current.peek()).toBe(null)
    I.undo()
    expect(I.list()).toEqual(['Alien'])
  })

  it('undoes nothing once another movie was added', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.add(movie('Heat'), 'card')
    I.undo()
    expect(I.list()).toEqual(['Dune', 'Heat'])
  })

  it('undoes only the last change once another movie was marked', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.mark([idOf('Dune')], 'watched')
    I.undo()
    I.undo()
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
    I.remove(idOf('Alien'))
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
    I.remove(idOf('Alien'))
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
    I.remove(idOf('Alien'))
    I.movies.refresh(movie('Dune', { overview: 'Sand.' }))
    I.undo()
    expect(I.list()).toEqual(['Alien', 'Dune'])
  })

  it('undoes a removal only once', () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Alien'))
    I.undo()
    I.remove(idOf('Alien'))
    I.undo()
    I.undo()
    expect([I.list(), I.messages.length]).toEqual([['Alien'], 2])
  })

  it('does nothing when nothing was removed', () => {
    const I = commandsOver('Alien')
    I.undo()
    expect([I.list(), I.messages]).toEqual([['Alien'], []])
  })

  it('shows an error when the browser refuses the write', async () => {
    const I = commandsOver('Alien')
    I.remove(idOf('Alien'))
    await I.written()
    I.refuseWrites()
    I.undo()
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([[], 'Error / Failed to add to watchlist'])
  })
})
