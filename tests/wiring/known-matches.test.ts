import { describe, expect, it, onTestFinished } from 'vitest'
import { createHistoryCommands } from '#commands/tracker-import.ts'
import { defaultPrecedences } from '#domain/imports/planned.ts'
import { foundMovies } from '#domain/imports/resolve.ts'
import { csv, historyOf } from '#tests/support/history-files.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { answerFrom, exportOf } from '#tests/support/trakt-export.ts'
import { pendingMoviesOf } from '#wiring/imports/history-review.ts'
import { keepKnownMatches } from '#wiring/imports/known-matches.ts'
import { matchHistory } from '#wiring/imports/match-history.ts'
import { pendingHistory } from '#wiring/imports/pending-history.ts'
import { createApp } from '#wiring/root/create-app.ts'

/** An app whose timers end at once, with TMDB as it answers about the movies of an export. */
const start = async () => {
  const { world } = createTestWorld()
  let time = Date.UTC(2026, 0, 1)
  let asked = 0
  const app = createApp({
    ...world,
    now: () => time,
    timeout: (task, milliseconds) => {
      const timer = setImmediate(() => {
        time += milliseconds
        task()
      })
      return () => clearImmediate(timer)
    },
    fetch: async (request) => {
      const answer = answerFrom(new URL(request.url))
      asked += 1
      return answer ? Response.json(answer) : Response.json({}, { status: 404 })
    },
  })
  onTestFinished(() => app.records.close())
  await app.records.ready
  const pending = app.lazy.get(pendingHistory)
  const commands = app.lazy.get(createHistoryCommands)
  return {
    app,
    /** Resolves with the number of requests. */
    importing: async (history: ReturnType<typeof historyOf>) => {
      const before = asked
      await pending.begin(history, ['export.zip'])
      const { signal } = new AbortController()
      expect(await matchHistory(app, { history, pending, signal, onProgress: () => {} })).toEqual({ kind: 'matched' })
      const movies = pendingMoviesOf(history, pending)
      const given = { history, movies: foundMovies(movies), precedences: defaultPrecedences }
      expect((await commands.write(given, 'export.zip')).kind).toBe('written')
      await keepKnownMatches(app, history, movies)
      await pending.discard()
      return asked - before
    },
    movies: () => app.records.library().watchHistory.length,
    forget: () => app.records.change((library) => ({ ...library, watchlist: [], watchHistory: [] })),
  }
}

const trakt = (movies: number) => historyOf({ name: 'trakt.zip', bytes: new Uint8Array(exportOf(movies)) })
const imdb = historyOf(
  csv('ratings.csv', 'Const,Your Rating,Date Rated,Title,URL,Title Type', 'tt8000001,9,2024-01-01,Film 1,,Movie'),
)
const titles = historyOf(csv('mine.csv', 'Date,Name,Year,Letterboxd URI,Rating', '2020-05-02,Film 5,1935,,4'))

describe('an import of what was imported before', () => {
  it('asks TMDB nothing', async () => {
    const { importing, movies } = await start()
    expect(await importing(trakt(300))).toBe(300)
    expect(movies()).toBe(300)
    expect(await importing(trakt(300))).toBe(0)
  })

  it('asks nothing after it was undone either, and only about what is new', async () => {
    const { importing, forget, movies } = await start()
    await importing(trakt(30))
    await forget()
    expect(movies()).toBe(0)
    expect(await importing(trakt(32))).toBe(2)
    expect(movies()).toBe(32)
  })

  it('knows the IMDb ids of another tracker’s export, but not its titles', async () => {
    const { importing } = await start()
    await importing(trakt(30))
    expect(await importing(imdb)).toBe(0)
    expect(await importing(titles)).toBe(1)
  })

  it('forgets with the other copies', async () => {
    const { app, importing, forget } = await start()
    await importing(trakt(30))
    await app.storage.clearCopies()
    await forget()
    expect(await importing(trakt(30))).toBe(30)
  })
})
