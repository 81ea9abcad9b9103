import { describe, expect, it } from 'vitest'
import { removalCounts } from '#domain/lists/removal.ts'
import { snapshotOf } from '#domain/movie/movie.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { putViewing } from '#domain/records/watch-history.ts'
import { idOf, minute, movie } from '#tests/support/fixtures.ts'
import { commandsOver } from './command-language.ts'

describe('adding to the watchlist', () => {
  it('appends the movie and shows a message for 3000 ms', () => {
    const I = commandsOver('Alien')
    I.add(movie('Dune'), 'card')
    expect(I.list()).toEqual(['Alien', 'Dune'])
    expect(I.messages).toEqual(['Added to Watchlist / Dune has been added to your watchlist'])
    expect([I.toasts.current.peek()?.tone, I.toasts.current.peek()?.duration]).toEqual(['plain', 3000])
  })

  it('silently ignores a movie that is already in it', () => {
    const I = commandsOver('Alien ✓')
    I.add(movie('Alien'), 'modal')
    expect([I.list(), I.messages]).toEqual([['Alien ✓'], []])
  })

  it.each([
    ['card', 'Error / Failed to add to watchlist'],
    ['modal', 'Error / Failed to add movie to watchlist'],
  ] as const)(
    'shows an error specific to the %s and keeps the list when the browser refuses the write',
    async (from, message) => {
      const I = commandsOver('Alien')
      I.refuseWrites()
      I.add(movie('Dune'), from)
      await I.written()
      expect([I.list(), I.messages.at(-1)]).toEqual([['Alien'], message])
      expect([I.toasts.current.peek()?.tone, I.toasts.current.peek()?.duration]).toEqual(['error', null])
    },
  )
})

describe('removing from the watchlist', () => {
  it('removes the movie, shows a message, and offers Undo', () => {
    const I = commandsOver('Alien', 'Dune')
    I.remove([idOf('Alien')])
    expect(I.list()).toEqual(['Dune'])
    expect(I.messages).toEqual(['Removed from Watchlist / Alien has been removed from your watchlist'])
    expect([I.toasts.current.peek()?.duration, I.toasts.current.peek()?.action?.label]).toEqual([3000, 'Undo'])
  })

  it('takes what marking a watched movie made along unasked, and brings it back', () => {
    const I = commandsOver('Alien')
    I.mark([idOf('Alien')], 'watched')
    const before = I.history()
    I.remove([idOf('Alien')])
    expect([I.list(), I.history(), I.asked]).toEqual([[], [], []])
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien ✓'], before])
  })

  it('of watched movies asks before anything else goes, once for all of them', () => {
    const I = commandsOver('Alien', 'Dune', 'Heat')
    const ids = ['Alien', 'Dune', 'Heat'].map(idOf)
    I.mark(ids.slice(0, 2), 'watched')
    I.changeHistory((history) =>
      changeMovie(history, snapshotOf(movie('Alien')), { rating: 9, note: 'Dark.' }, minute(9)),
    )
    const before = I.history()
    I.remove(ids)
    expect([I.list(), I.history(), I.asked.length]).toEqual([['Alien ✓', 'Dune ✓', 'Heat'], before, 1])
    const [removal] = I.asked
    if (!removal) throw new Error('Nothing was asked.')
    expect(removalCounts(removal.entries)).toEqual({ viewings: 2, ratings: 1, likes: 0, notes: 1, tags: 0 })
    removal.confirm()
    expect([I.list(), I.history()]).toEqual([[], []])
    expect(I.messages.at(-1)).toBe('Removed from Watchlist / 3 movies have been removed from your watchlist')
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien ✓', 'Dune ✓', 'Heat'], before])
  })

  it('leaves what another tab wrote while it was asked', () => {
    const I = commandsOver('Alien')
    const [alien, id] = [snapshotOf(movie('Alien')), idOf('Alien')]
    I.mark([id], 'watched')
    I.changeHistory((history) => changeMovie(history, alien, { rating: 9 }, minute(9)))
    I.remove([id])
    I.changeHistory((history) => changeMovie(history, alien, { note: 'Dark.' }, minute(10)))
    for (const removal of I.asked) removal.confirm()
    expect(I.list()).toEqual([])
    expect(I.history().map(({ rating, note, plays }) => [rating, note, plays])).toEqual([[undefined, 'Dark.', []]])
  })

  it('makes a movie to watch again watched as before, unasked and without a new viewing', () => {
    const I = commandsOver('Alien ✓')
    const id = idOf('Alien')
    I.changeHistory((history) =>
      putViewing(history, {
        movie: snapshotOf(movie('Alien')),
        viewing: { id: 1, watchedAt: '2025-11-03', rating: 9, createdAt: minute(1), lastModified: minute(1) },
      }),
    )
    I.mark([id], 'want-to-watch')
    const before = I.history()
    I.remove([id])
    expect([I.list(), I.history(), I.asked]).toEqual([['Alien ✓'], before, []])
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien'], before])
  })

  it('silently ignores a movie that is not in it', () => {
    const I = commandsOver('Alien')
    I.remove([idOf('Dune')])
    expect([I.list(), I.messages]).toEqual([['Alien'], []])
  })

  it('shows an error and restores the movie when the browser refuses the write', async () => {
    const I = commandsOver('Alien', 'Dune')
    I.refuseWrites()
    I.remove([idOf('Alien')])
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([['Alien', 'Dune'], 'Error / Failed to remove from watchlist'])
  })

  it('leaves nothing to undo when the browser refuses the write', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.remove([idOf('Alien')])
    await I.written()
    I.acceptWrites()
    I.remove([idOf('Alien')])
    await I.written()
    I.undo()
    expect(I.list()).toEqual(['Alien'])
  })
})

describe('marking movies', () => {
  it.each([
    ['Alien', 'watched', 'Alien ✓', 'Marked as Watched'],
    ['Alien ½', 'watched', 'Alien ✓', 'Marked as Watched'],
    ['Alien ✓', 'want-to-watch', 'Alien', 'Marked as Unwatched'],
  ] as const)('%s as %s makes it %s, shows a message, and can be undone', (before, status, after, title) => {
    const I = commandsOver(before)
    I.mark([idOf('Alien')], status)
    expect([I.list(), I.messages]).toEqual([[after], [`${title} / Alien has been updated in your watchlist`]])
    expect(I.toasts.current.peek()?.action?.label).toBe('Undo')
    I.undo()
    expect(I.list()).toEqual([before])
  })

  it('silently ignores a movie that is missing or has the status already', () => {
    const I = commandsOver('Alien ✓')
    I.mark([idOf('Dune'), idOf('Alien')], 'watched')
    expect([I.list(), I.messages]).toEqual([['Alien ✓'], []])
  })

  it('shows an error and restores the status when the browser refuses the write', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.mark([idOf('Alien')], 'watched')
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([['Alien'], 'Error / Failed to update watchlist item'])
  })
})

describe('marking a movie as watched', () => {
  it('updates a movie that is in the watchlist', () => {
    const I = commandsOver('Alien')
    I.markWatched(snapshotOf(movie('Alien')))
    expect([I.list(), I.messages]).toEqual([
      ['Alien ✓'],
      ['Marked as Watched / Alien has been updated in your watchlist'],
    ])
  })

  it('adds a movie that is not in the watchlist, and Undo removes it and its history', () => {
    const I = commandsOver('Alien')
    I.markWatched(snapshotOf(movie('Dune')))
    expect([I.list(), I.history().length, I.messages]).toEqual([
      ['Alien', 'Dune ✓'],
      1,
      ['Marked as Watched / You have watched Dune'],
    ])
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien'], []])
  })

  it('shows an error and adds nothing when the browser refuses the write', async () => {
    const I = commandsOver('Alien')
    I.refuseWrites()
    I.markWatched(snapshotOf(movie('Dune')))
    await I.written()
    expect([I.list(), I.messages.at(-1)]).toEqual([['Alien'], 'Error / Failed to add to watchlist'])
  })
})

describe('the diary of a movie that is marked', () => {
  it('has a viewing of the day, which goes when the mark does, and comes back with Undo', () => {
    const I = commandsOver('Alien')
    I.mark([idOf('Alien')], 'watched')
    const marked = I.history()
    expect(marked.map(({ movieId, watchedAt, plays }) => [movieId, watchedAt, plays?.length])).toEqual([
      [idOf('Alien'), '2026-01-02', 1],
    ])
    I.mark([idOf('Alien')], 'want-to-watch')
    expect(I.history()).toEqual([])
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien ✓'], marked])
  })

  it('is empty again when the mark is undone', () => {
    const I = commandsOver('Alien')
    I.mark([idOf('Alien')], 'watched')
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien'], []])
  })

  it('keeps a viewing with content when the mark is taken away, and the message says so', () => {
    const I = commandsOver('Alien')
    I.mark([idOf('Alien')], 'watched')
    I.changeHistory((history) =>
      history.map((entry) => ({
        ...entry,
        plays: viewingsOf(entry).map((viewing) => ({ ...viewing, note: 'Again!' })),
      })),
    )
    const written = I.history()
    I.mark([idOf('Alien')], 'want-to-watch')
    expect([I.list(), I.history(), I.messages.at(-1)]).toEqual([
      ['Alien'],
      written,
      'Marked as Unwatched / Alien has been updated in your watchlist. What you wrote about it stays in your diary.',
    ])
    I.undo()
    expect([I.list(), I.history()]).toEqual([['Alien ✓'], written])
  })
})

describe('refreshing a movie', () => {
  it('updates its snapshot without a message', () => {
    const I = commandsOver('Alien')
    I.movies.refresh(movie('Alien', { title: 'Alien: The Director’s Cut' }))
    expect([I.list(), I.messages]).toEqual([['Alien: The Director’s Cut'], []])
  })
})
