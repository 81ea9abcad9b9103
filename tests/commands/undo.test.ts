import { describe, expect, it } from 'vitest'
import { snapshotOf } from '#domain/movie.ts'
import { idOf, movie } from '#tests/support/fixtures.ts'
import { commandsOver } from './command-language.ts'

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

  it('takes nothing back once another movie was added', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.add(movie('Heat'), 'card')
    I.undo()
    expect(I.list()).toEqual(['Dune', 'Heat'])
  })

  it('takes back the last change alone once another movie was marked', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove(idOf('Alien'))
    I.mark([idOf('Dune')], 'watched')
    I.undo()
    I.undo()
    expect(I.list()).toEqual(['Dune'])
  })

  it.each([
    ['an addition', (I: ReturnType<typeof commandsOver>) => I.add(movie('Heat'), 'card')],
    ['a mark', (I: ReturnType<typeof commandsOver>) => I.mark([idOf('Dune')], 'watched')],
    [
      'an addition of a watched movie',
      (I: ReturnType<typeof commandsOver>) => I.markWatched(snapshotOf(movie('Heat'))),
    ],
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
