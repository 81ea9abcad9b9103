import { describe, expect, it } from 'vitest'
import { createDiaryCommands, type DiaryCommands } from '#commands/diary.ts'
import type { Library, Viewing, Watchlist } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { putViewing } from '#domain/records/watch-history.ts'
import { other } from '#messages/en-US/other.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'
import { recordMessages } from './recorded-messages.ts'

const { diary: diaryMessages } = other

const alien = snapshot('Alien')
const dune = snapshot('Dune')
const viewing: Viewing = {
  id: recordId(1),
  watchedAt: '2026-01-01',
  rating: 7,
  note: 'Dark.',
  tags: ['home'],
  companions: ['Ana'],
  createdAt: minute(0),
  lastModified: minute(0),
}

/** Alien is watched, with everything that the diary can keep about it. Of Dune there is nothing. */
const known = changeMovie(
  putViewing([], { movie: alien, viewing }),
  alien,
  { rating: 9, liked: true, note: 'A classic.', tags: ['space'] },
  minute(2),
)

const diaryOver = (watchlist: Watchlist = watchlistOf('Alien ✓'), history: Library['watchHistory'] = known) => {
  const stored = { watchlist, 'watch-history': history }
  const { world, storage } = createTestWorld({ database: undefined, stored })
  const context = commandContext(world)
  const {
    records,
    commands: { undoHistory },
    view: { toasts },
  } = context
  return {
    commands: createDiaryCommands(context),
    messages: recordMessages(toasts),
    library: records.library,
    undo: undoHistory.undo,
    toasts,
    storage,
  }
}

type Change = readonly [name: string, change: (commands: DiaryCommands) => unknown, toast: string]

const { toasts: titles } = diaryMessages

const changes: readonly Change[] = [
  ['a rating of a movie that was not seen', ({ rate }) => rate(dune, 8), titles.ratedSeen],
  ['another rating', ({ rate }) => rate(alien, 3), titles.rated],
  ['a rating that is cleared', ({ rate }) => rate(alien, null), titles.unrated],
  ['a like', ({ like }) => like(dune, true), titles.liked],
  ['a like that is taken away', ({ like }) => like(alien, false), titles.unliked],
  ['a note and tags', ({ annotate }) => annotate(dune, 'Sand.', ['desert']), titles.noted],
  ['another note without tags', ({ annotate }) => annotate(alien, 'Again.', []), titles.noted],
  [
    'a viewing',
    ({ log }) => log(dune, { watchedAt: '2026-01-02', rating: 8, tags: ['cinema'], companions: ['Ana'] }),
    titles.logged,
  ],
  ['another viewing', ({ log }) => log(alien, { watchedAt: null }), titles.logged],
  ['a viewing that is edited', ({ edit }) => edit(alien, viewing, { watchedAt: '2025-12-24' }), titles.edited],
  [
    'the company of a viewing',
    ({ edit }) => edit(alien, viewing, { ...viewing, companions: ['Ana', 'Ben'] }),
    titles.edited,
  ],
  ['a viewing that is removed', ({ remove }) => remove(alien, viewing), titles.removed],
]

/** All that a user gave; the time of the last change moves on. */
const given = ({ watchHistory, ...others }: Library) => ({
  ...others,
  watchHistory: watchHistory.map(({ lastModified: _, ...entry }) => entry),
})

describe.each(changes)('%s', (_, change, title) => {
  it('is announced and can be undone, by its button or the keyboard', () => {
    for (const way of ['button', 'keyboard']) {
      const { commands, messages, library, undo, toasts } = diaryOver()
      const before = library()
      change(commands)
      expect(given(library())).not.toEqual(given(before))
      expect(messages).toEqual([expect.stringMatching(new RegExp(`^${title} / (Alien|Dune)$`))])
      if (way === 'button') toasts.current.peek()?.action?.run()
      else undo()
      expect(given(library())).toEqual(given(before))
    }
  })

  it('is taken back when the browser refuses it, with nothing to undo', async () => {
    const { commands, messages, library, undo, storage } = diaryOver()
    await turns(5)
    const before = library()
    storage.refusal = new Error('The storage is full.')
    change(commands)
    await turns(5)
    expect([library(), messages.at(-1)]).toEqual([before, expect.stringContaining(titles.failed)])
    storage.refusal = undefined
    undo()
    expect(library()).toEqual(before)
  })
})

describe('a rating', () => {
  const statusOf = ({ watchlist }: Library) =>
    watchlist.map(({ movieId, status, watchedAt }) => [movieId, status, watchedAt])

  it('makes a movie watched that was on no list, without a viewing or a day', () => {
    const { commands, library, undo } = diaryOver()
    commands.rate(dune, 8)
    expect(statusOf(library()).at(-1)).toEqual([dune.id, 'watched', null])
    expect(library().watchHistory.find(({ movieId }) => movieId === dune.id)).toMatchObject({ rating: 8, plays: [] })
    undo()
    expect(library().watchlist.map(({ movieId }) => movieId)).toEqual([alien.id])
  })

  it('makes a movie watched that was wanted and never seen', () => {
    const { commands, library, messages } = diaryOver(watchlistOf('Dune'), [])
    commands.rate(dune, 8)
    expect(statusOf(library())).toEqual([[dune.id, 'watched', null]])
    expect(messages).toEqual([`${titles.ratedSeen} / Dune`])
  })

  it.each([
    ['to watch again', watchlistOf('Alien')],
    ['on no list', []],
  ])('leaves a movie with viewings as it is: %s', (_, watchlist) => {
    const { commands, library } = diaryOver(watchlist)
    const before = library().watchlist
    commands.rate(alien, 8)
    expect(library().watchlist).toBe(before)
  })

  it('that is cleared leaves the movie watched', () => {
    const { commands, library } = diaryOver([])
    commands.rate(dune, 8)
    commands.rate(dune, null)
    expect(statusOf(library())).toEqual([[dune.id, 'watched', null]])
  })
})
