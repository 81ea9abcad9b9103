import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { emptyLibrary } from '#domain/library.ts'
import { createJournal, type News } from '#stores/journal.ts'
import { NewerJournalError } from '#stores/newer-journal-error.ts'
import { reconcile } from '#stores/reconciliation.ts'
import type { RecordRow } from '#stores/record-rows.ts'
import { itemOf, moviesIn } from './library-language.ts'

const put = (movieId: number): RecordRow => ({ list: 'watchlist', id: String(movieId), value: itemOf(movieId) })
const gone = (movieId: number): RecordRow => ({ list: 'watchlist', id: String(movieId) })

const start = () => {
  const factory = new IDBFactory()
  const journal = createJournal(factory, 1)
  const write = (...rows: readonly RecordRow[]) => journal.exchange(0, () => ({ rows, above: 0 }))
  const news = async (since: number): Promise<News> => {
    let said: News | undefined
    await journal.exchange(since, (all) => {
      said = all
      return { rows: [], above: 0 }
    })
    if (!said) throw new Error('The journal said nothing.')
    return said
  }
  return { factory, journal, write, news }
}

describe('the journal', () => {
  it('tells what changed since a revision, each record once and in its last state', async () => {
    const { write, news } = start()
    await write(put(1), put(2))
    await write(put(3))
    await write(gone(1), put(2))
    expect(await news(1)).toEqual({
      revision: 3,
      floor: 0,
      complete: false,
      rows: [
        { ...put(3), revision: 2 },
        { ...gone(1), revision: 3, removed: 3 },
        { ...put(2), revision: 3 },
      ],
    })
  })

  it('tells everything to who knows a later revision than its own: then it is not the journal it was', async () => {
    const { write, news } = start()
    await write(put(1))
    expect(await news(9)).toMatchObject({ complete: true, revision: 1 })
  })

  it('keeps a thousand tombstones at most, and a tab that slept too long still loses no removal', async () => {
    const { write, news } = start()
    const many = Array.from({ length: 1200 }, (_, index) => index + 1)
    await write(...many.map(put), put(5000))
    await write(...many.slice(0, 600).map(gone))
    await write(...many.slice(600).map(gone))
    const now = await news(-1)
    expect(now.rows.filter(({ removed }) => removed !== undefined)).toHaveLength(500)
    expect(now.floor).toBe(3)
    const asleep = { ...emptyLibrary, watchlist: [...many.map((movieId) => itemOf(movieId)), itemOf(5000)] }
    const standing = { library: asleep, revision: 1, ahead: false, doubtful: new Set<never>() }
    const { library, toJournal } = reconcile(standing, await news(1))
    expect(moviesIn(library)).toEqual([5000])
    expect(toJournal).toEqual([])
  })

  it('forgets everything up to a revision when told to, and keeps what came after', async () => {
    const { journal, write, news } = start()
    await write(put(1), put(2))
    await write(put(3))
    expect(await journal.clear(1)).toBe(3)
    expect(await news(2)).toEqual({ revision: 3, floor: 3, complete: true, rows: [{ ...put(3), revision: 2 }] })
  })

  it('writes nothing when the answer throws', async () => {
    const { journal, write, news } = start()
    await write(put(1))
    const failure = new Error('a fault')
    const exchange = journal.exchange(0, () => {
      throw failure
    })
    await expect(exchange).rejects.toBe(failure)
    expect(await news(0)).toMatchObject({ revision: 1, rows: [{ ...put(1), revision: 1 }] })
  })

  it('opens again after its database was deleted', async () => {
    const { factory, write, news } = start()
    await write(put(1))
    await new Promise((resolve) => factory.deleteDatabase('matinee').addEventListener('success', resolve))
    expect(await news(0)).toEqual({ revision: 0, floor: 0, complete: false, rows: [] })
  })

  it('refuses the journal of a newer schema', async () => {
    const { factory, write } = start()
    await createJournal(factory, 2).exchange(0, () => ({ rows: [put(1)], above: 0 }))
    await expect(write(put(2))).rejects.toBeInstanceOf(NewerJournalError)
  })
})
