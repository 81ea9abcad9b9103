import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backupOf, backupText } from '#domain/backup/backup.ts'
import { readBackup } from '#domain/backup/backup-reading.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { createRestorePoints } from '#stores/restore-points.ts'
import { adding, movie, moviesIn, removing } from '#tests/stores/library-language.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionsOf, contentsOf } from '#tests/support/fixtures.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'
import { createApp } from '#wiring/root/create-app.ts'

const visit = (options: TestWorldOptions = {}) => {
  const test = createTestWorld(options)
  let day = '2026-01-02'
  const app = createApp({ ...test.world, today: () => day })
  onTestFinished(() => app.records.close())
  const onDay = (next: string) => {
    day = next
  }
  return { ...test, app, onDay, points: app.lazy.get(restorePoints) }
}

const exported = (library: Library) => {
  const reading = readBackup(backupText(backupOf(library, '', { includeApiKey: false })), Number.POSITIVE_INFINITY)
  if (reading.kind === 'refused') throw new Error(reading.problem.kind)
  const { exportDate: _, ...content } = reading.incoming
  return content
}

const fullDisk = Object.assign(new Error('The disk is full.'), { name: 'QuotaExceededError' })

/** Refuses to write so many contents of points. */
const refuseContents = (times: number) => {
  let left = times
  const put = IDBObjectStore.prototype.put
  const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name !== 'contents' || left === 0) return put.apply(this, given)
    left -= 1
    throw fullDisk
  })
  onTestFinished(() => refusal.mockRestore())
}

const reasonsOf = async ({ points }: ReturnType<typeof visit>) => (await points.list()).map(({ reason }) => reason)

describe('a restore point', () => {
  it('is read back as the export of the same records would be', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, async (library) => {
        const { app, points } = visit()
        await app.records.ready
        await app.records.change(() => library)
        const point = await points.make('import')
        const { exportDate, ...content } = (await points.read(point?.id ?? 0)) ?? { exportDate: '' }
        expect(content).toEqual(exported(app.records.library()))
        expect(exportDate).toBe(point?.time)
        app.records.close()
      }),
      { numRuns: 20 },
    )
  })

  it('has the change that was made right before it', async () => {
    const { app, points } = visit()
    void app.records.change(adding(1))
    void app.records.change(adding(2))
    const point = await points.make('import')
    expect((await points.read(point?.id ?? 0))?.watchlist.map(({ movieId }) => movieId)).toEqual([1, 2])
  })

  it('has the movies of collections', async () => {
    const { app, points } = visit()
    await app.records.change((library) => ({ ...library, ...collectionsOf({ Space: ['Alien', 'Dune'] }) }))
    const point = await points.make('import')
    expect(contentsOf((await points.read(point?.id ?? 0)) ?? emptyLibrary)).toEqual({ Space: ['Alien', 'Dune'] })
  })

  it('never holds the API key', async () => {
    const { app, points } = visit({ stored: { settings: { apiKey: 'secret', region: 'DE' } } })
    const point = await points.make('import')
    expect((await points.read(point?.id ?? 0))?.settings).toMatchObject({ region: 'DE' })
    expect((await points.read(point?.id ?? 0))?.settings).not.toHaveProperty('apiKey')
    expect(app.records.library().settings.apiKey).toBe('secret')
  })

  it('of a day is made where something changed since the last one', async () => {
    const started = visit()
    await started.app.records.change(adding(1))
    const first = await started.points.make('daily')
    expect(first).toMatchObject({ reason: 'daily', day: '2026-01-02' })
    started.onDay('2026-01-03')
    expect(await started.points.make('daily')).toEqual(first)
    await started.app.records.change(adding(2))
    expect(await started.points.make('daily')).toMatchObject({ day: '2026-01-03' })
    expect(await reasonsOf(started)).toEqual(['daily', 'daily'])
  })

  it('of a day is not made for a newer snapshot, nor where there is nothing', async () => {
    const started = visit()
    expect(await started.points.make('daily')).toBeNull()
    await started.app.records.change(adding(1))
    const first = await started.points.make('daily')
    await started.app.records.change((library) => ({
      ...library,
      watchlist: library.watchlist.map((item) => ({ ...item, movie: movie(1, 'Another title') })),
    }))
    started.onDay('2026-01-03')
    expect((await started.points.make('daily'))?.id).toBe(first?.id)
    expect(await reasonsOf(started)).toEqual(['daily'])
  })

  it('before something is made whether or not anything changed', async () => {
    const started = visit()
    await started.app.records.change(adding(1))
    await started.points.make('import')
    await started.points.make('restore')
    expect(await reasonsOf(started)).toEqual(['restore', 'import'])
  })

  it('survives what it was made before', async () => {
    const { app, points } = visit()
    await app.records.change(adding(1))
    const point = await points.make('removals')
    await app.records.change(removing(1))
    expect(moviesIn(app.records.library())).toEqual([])
    expect((await points.read(point?.id ?? 0))?.watchlist.map(({ movieId }) => movieId)).toEqual([1])
  })

  it('takes the place of pictures, then of the oldest points, on a full disk', async () => {
    const { app, points } = visit()
    await app.records.change(adding(1))
    await points.make('import')
    await points.make('joining')
    refuseContents(2)
    expect(await points.make('restore')).not.toBeNull()
    expect((await points.list()).map(({ reason }) => reason)).toEqual(['restore', 'joining'])
  })

  it('is refused where there is no room at all, which removes neither the newest point nor any record', async () => {
    const { app, points, reported } = visit()
    await app.records.change(adding(1))
    await points.make('import')
    refuseContents(9)
    expect(await points.make('restore')).toBeNull()
    expect((await points.list()).map(({ reason }) => reason)).toEqual(['import'])
    expect(moviesIn(app.records.library())).toEqual([1])
    expect(reported).toEqual([fullDisk])
  })

  it('cannot be read when it is damaged or gone', async () => {
    const { app, points, world, reported } = visit()
    await app.records.change(adding(1))
    const point = await points.make('import')
    const { add } = createRestorePoints(world.database ?? indexedDB)
    const damaged = await add({ ...(point ?? expect.fail()), reason: 'joining' }, new Uint8Array([1, 2, 3]), false)
    expect(await points.read(damaged.id)).toBeNull()
    expect(await points.read(99)).toBeNull()
    expect(reported).toHaveLength(1)
  })

  it('cannot be made without a database', async () => {
    const { points, reported } = visit({ database: undefined })
    expect(await points.make('import')).toBeNull()
    expect(await points.list()).toEqual([])
    expect(reported).toEqual([])
  })
})
