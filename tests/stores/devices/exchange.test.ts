import { describe, expect, it } from 'vitest'
import type { Library } from '#domain/records/library.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { historyEntryOf } from '#domain/records/watch-history.ts'
import { watchlistItemOf } from '#domain/records/watchlist.ts'
import { adding, movie, moviesIn, removing } from '../library-language.ts'
import { type Device, exchange, listsOf, twoDevices } from './device.ts'

const statusOf = ({ records }: Device, id: number) => watchlistItemOf(records.library().watchlist, id)?.status
const viewingsIn = ({ records }: Device, id: number) => {
  const entry = historyEntryOf(records.library().watchHistory, id)
  return entry ? viewingsOf(entry) : []
}
const mark = (device: Device, id: number) => device.does(() => device.watchlist.add(movie(id), 'watched'))
const unmark = (device: Device, id: number) => device.does(() => device.watchlist.setStatus([id], 'want-to-watch'))

describe('two devices that exchange files', () => {
  it('have the movies of both afterwards, and a removal travels', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await one.change(adding(2))
    await other.change(adding(3))
    await exchange(one, other)
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3])
    expect(listsOf(other.records.library())).toEqual(listsOf(one.records.library()))
    await one.change(removing(2))
    await other.receive(await one.send())
    expect(moviesIn(other.records.library())).toEqual([1, 3])
  })

  it('keep a movie that was added again after it was removed on the other one', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await exchange(one, other)
    await one.change(removing(1))
    await other.change(removing(1))
    await other.wait(60_000)
    await other.change(adding(1))
    await exchange(one, other)
    expect(moviesIn(one.records.library())).toEqual([1])
    expect(moviesIn(other.records.library())).toEqual([1])
  })

  it('change different fields of one movie, and both changes stay', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await exchange(one, other)
    await one.does(() => one.diary.changeMovie(movie(1), { rating: 8 }))
    await other.does(() => other.diary.changeMovie(movie(1), { liked: true, note: 'Again!' }))
    await exchange(one, other)
    for (const device of [one, other]) {
      expect(historyEntryOf(device.records.library().watchHistory, 1)).toMatchObject({
        rating: 8,
        liked: true,
        note: 'Again!',
      })
    }
  })

  it('let an emptied field win over an earlier value', async () => {
    const [one, other] = await twoDevices()
    await one.does(() => one.diary.changeMovie(movie(1), { rating: 8 }))
    await exchange(one, other)
    await one.wait(60_000)
    await one.does(() => one.diary.changeMovie(movie(1), { rating: null }))
    await exchange(one, other)
    expect(one.records.library().watchHistory).toEqual([])
    expect(other.records.library().watchHistory).toEqual([])
  })

  it('send the same file again without changing anything', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    const file = await one.send()
    await other.receive(file)
    await other.change(removing(1))
    expect(await other.receive(file)).toEqual({ added: 0, changed: 0, removed: 0, waiting: 0 })
    expect(moviesIn(other.records.library())).toEqual([])
  })

  it('keep what belongs to one browser: theme, key and the ids of deleted collections', async () => {
    const [one, other] = await twoDevices()
    await one.change((library) => ({
      ...library,
      settings: { ...library.settings, theme: 'light', apiKey: 'k'.repeat(32), region: 'DE', services: { DE: [8, 9] } },
      deletedCollections: [1_700_000_000_000_099],
    }))
    await other.receive(await one.send())
    expect(other.records.library().settings).toEqual({
      apiKey: '',
      includeAdult: false,
      theme: 'system',
      keyShortcuts: true,
      region: 'DE',
      services: { DE: [8, 9] },
    })
    expect(other.records.library().deletedCollections).toEqual([])
  })

  it('choose services of different regions, and both stay', async () => {
    const [one, other] = await twoDevices()
    const choosing = (region: string, ids: readonly number[]) => (library: Library) => ({
      ...library,
      settings: { ...library.settings, services: { ...library.settings.services, [region]: ids } },
    })
    await one.change(choosing('DE', [8]))
    await other.change(choosing('US', [15]))
    await exchange(one, other)
    expect(one.records.library().settings.services).toEqual({ DE: [8], US: [15] })
    expect(other.records.library().settings.services).toEqual({ DE: [8], US: [15] })
  })
})

describe('two devices on which one movie was marked as watched', () => {
  it('have one viewing where both marked it on one day', async () => {
    const [one, other] = await twoDevices()
    await mark(one, 1)
    await mark(other, 1)
    await exchange(one, other)
    for (const device of [one, other]) {
      expect(statusOf(device, 1)).toBe('watched')
      expect(viewingsIn(device, 1)).toHaveLength(1)
    }
  })

  it('are unwatched where one marked and unmarked it, and the other device keeps its viewing', async () => {
    const [one, other] = await twoDevices()
    await mark(one, 1)
    const [viewing] = viewingsIn(one, 1)
    await mark(other, 1)
    await other.wait(60_000)
    await unmark(other, 1)
    await exchange(one, other)
    for (const device of [one, other]) {
      expect(statusOf(device, 1)).toBe('want-to-watch')
      expect(viewingsIn(device, 1)).toEqual([viewing])
    }
  })

  it('are unwatched after the mark was taken away, and a viewing that got a note later stays', async () => {
    const [one, other] = await twoDevices()
    await mark(one, 1)
    await exchange(one, other)
    await other.wait(60_000)
    await unmark(other, 1)
    await one.wait(120_000)
    const [viewing] = viewingsIn(one, 1)
    if (!viewing) throw new Error('The mark has no viewing.')
    await one.does(() => one.diary.edit(movie(1), viewing, { watchedAt: viewing.watchedAt, note: 'With Ada' }))
    await exchange(one, other)
    for (const device of [one, other]) {
      expect(statusOf(device, 1)).toBe('want-to-watch')
      expect(viewingsIn(device, 1).map(({ note }) => note)).toEqual(['With Ada'])
    }
  })

  it('lose the mark of both when it is taken away after they were folded into one', async () => {
    const [one, other] = await twoDevices()
    await mark(one, 1)
    await mark(other, 1)
    await exchange(one, other)
    await one.wait(60_000)
    await unmark(one, 1)
    await exchange(one, other)
    for (const device of [one, other]) expect(viewingsIn(device, 1)).toEqual([])
  })
})

describe('two devices that import the same export, a month apart', () => {
  const importing = (rating: number) => (library: Library) => ({
    ...library,
    watchHistory: [{ movieId: 1, watchedAt: null, rating, movie: movie(1), plays: [] }],
  })

  it.each(['first', 'last'] as const)(
    'keep the rating that was edited on the device that imported %s',
    async (edited) => {
      const [one, other] = await twoDevices()
      other.browser.time += 30 * 86_400_000
      await one.change(importing(6), { origin: 'import' })
      await other.change(importing(6), { origin: 'import' })
      const editing = edited === 'first' ? one : other
      await editing.does(() => editing.diary.changeMovie(movie(1), { rating: 9 }))
      await exchange(one, other)
      for (const device of [one, other]) {
        expect(historyEntryOf(device.records.library().watchHistory, 1)?.rating).toBe(9)
      }
    },
  )

  it('import what was removed before as a change of their own', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await exchange(one, other)
    await one.change(removing(1))
    await one.change(adding(1), { origin: 'import' })
    await exchange(one, other)
    expect(moviesIn(one.records.library())).toEqual([1])
    expect(moviesIn(other.records.library())).toEqual([1])
  })
})
