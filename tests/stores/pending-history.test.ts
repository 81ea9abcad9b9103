import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { pendingHistoryDatabaseName } from '#stores/pending-database.ts'
import { createPendingHistory } from '#stores/pending-history.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { csv, historyOf, linesOf } from '#tests/support/history-files.ts'

const diary = historyOf(
  csv(
    'diary.csv',
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2020-05-02,Alien,1979,https://boxd.it/1,4.5,,home,2020-05-01',
    '2021-05-02,Dune,2021,https://boxd.it/2,,,,2021-05-01',
  ),
)
const other = historyOf(
  csv(
    'diary.csv',
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2020-05-02,Alien,1979,https://boxd.it/1,4.5,,home,2020-05-01',
  ),
)

const visit = (database: IDBFactory) => {
  const reported: unknown[] = []
  return { pending: createPendingHistory({ database, report: (error) => void reported.push(error) }), reported }
}

const inStore = async <Result>(
  factory: IDBFactory,
  store: string,
  act: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await settled(factory.open(pendingHistoryDatabaseName))
  const result = await settled(act(database.transaction(store, 'readwrite').objectStore(store)))
  database.close()
  return result
}

/** A pending import with one match and one choice, in a database of its own. */
const left = async () => {
  const database = new IDBFactory()
  const { pending } = visit(database)
  await pending.begin(diary, ['letterboxd.zip'])
  await pending.keepMatch('alien 1979', { kind: 'found', movie: snapshot('Alien') })
  await pending.choose('dune 2021', { kind: 'none' })
  await pending.prefer('ratings', 'file')
  await pending.wantAgain(true)
  return database
}

const stored = async (database: IDBFactory) => {
  const counts = await Promise.all(
    ['history', 'rows', 'matches', 'choices'].map((store) => inStore(database, store, (objects) => objects.count())),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('a pending import', () => {
  it('is there in the next visit, with what was matched and decided', async () => {
    const { pending } = visit(await left())
    await pending.load()
    expect(pending.history.peek()).toEqual(diary)
    expect(pending.chosen.peek()).toEqual(['letterboxd.zip'])
    expect([...pending.matches.keys(), ...pending.choices.peek().keys()]).toEqual(['alien 1979', 'dune 2021'])
    expect([pending.precedences.peek().ratings, pending.wantsAgain.peek()]).toEqual(['file', true])
    expect(pending.isUnreadable.peek()).toBe(false)
  })

  it('is stored under the names that earlier versions of the app read', async () => {
    const database = await left()
    const [row] = await inStore(database, 'rows', (all) => all.get(0))
    expect(row).toEqual({
      origin: { file: 'diary.csv', line: 2 },
      film: { key: 'alien 1979', title: 'Alien', year: 1979, isMovie: false },
      facts: diary.rows[0]?.facts,
      doubts: [],
    })
  })

  it('of an earlier version of the app, which kept no names, is continued', async () => {
    const database = await left()
    const { chosen: _, version: __, ...saved } = Object(await inStore(database, 'history', (all) => all.get('read')))
    await inStore(database, 'history', (all) => all.put(saved, 'read'))
    const { pending } = visit(database)
    await pending.load()
    expect([pending.chosen.peek(), pending.history.peek()?.rows.length]).toEqual([['diary.csv'], 2])
  })

  it('is joined by another file, whose equal name is told apart', async () => {
    const database = await left()
    const first = visit(database).pending
    await first.load()
    await first.add(other, ['again.zip'])
    const { pending } = visit(database)
    await pending.load()
    const history = pending.history.peek()
    expect(history?.files.map(({ name }) => name)).toEqual(['diary.csv', 'diary (2).csv'])
    expect(history?.rows.map(({ origin }) => origin.file)).toEqual(['diary.csv', 'diary.csv', 'diary (2).csv'])
    expect(history && linesOf(history)).toEqual([...linesOf(diary), ...linesOf(other)])
    expect(pending.chosen.peek()).toEqual(['letterboxd.zip', 'again.zip'])
    expect(pending.matches.has('alien 1979')).toBe(true)
  })

  const saved = { version: 1, files: [], lists: [], leftOut: [], notices: [], parts: 1, precedences: {} }
  const row = { origin: { file: 'a', line: 1 }, movie: { key: 'a', title: 'A', isMovie: true }, facts: [], doubts: [] }

  it.each<[string, string, IDBValidKey, unknown]>([
    ['whose files are no list', 'history', 'read', { ...saved, files: 'diary.csv' }],
    ['that is an empty object', 'history', 'read', {}],
    ['that is a text', 'history', 'read', 'nonsense'],
    ['without files', 'history', 'read', { ...saved, files: undefined }],
    ['with a wrong number of parts', 'history', 'read', { ...saved, parts: -1 }],
    ['with more parts than there are', 'history', 'read', { ...saved, parts: 9 }],
    ['of a newer version', 'history', 'read', { ...saved, version: 2 }],
    ['with a source that is unknown', 'history', 'read', { ...saved, files: [{ name: 'a', source: 'b', rows: 1 }] }],
    ['whose rows are no list', 'rows', 0, 'nonsense'],
    ['with a row that says nothing', 'rows', 0, [row]],
    ['with a wrong date', 'rows', 0, [{ ...row, facts: [{ kind: 'viewing', watchedAt: 'yesterday' }] }]],
    ['with an unknown fact', 'rows', 0, [{ ...row, facts: [{ kind: 'constructor' }] }]],
  ])('%s can only be discarded, which leaves nothing', async (_, store, key, value) => {
    const database = await left()
    await inStore(database, store, (objects) => objects.put(value, key))
    const { pending, reported } = visit(database)
    await pending.load()
    expect([pending.history.peek(), pending.isUnreadable.peek()]).toEqual([null, true])
    expect(await stored(database)).toBeGreaterThan(0)
    await pending.discard()
    expect([pending.isUnreadable.peek(), await stored(database), reported]).toEqual([false, 0, []])
  })

  it('loses no more than a match or choice that is damaged', async () => {
    const database = await left()
    await inStore(database, 'matches', (all) => all.put({ kind: 'found', movie: null }, 'alien 1979'))
    await inStore(database, 'choices', (all) => all.put('nonsense', 'dune 2021'))
    const { pending } = visit(database)
    await pending.load()
    expect([pending.history.peek()?.rows.length, pending.matches.size, pending.choices.peek().size]).toEqual([2, 0, 0])
  })

  it('that was saved only in part is cleaned up', async () => {
    const database = await left()
    await inStore(database, 'history', (all) => all.delete('read'))
    const { pending } = visit(database)
    await pending.load()
    expect([pending.history.peek(), pending.isUnreadable.peek(), await stored(database)]).toEqual([null, false, 0])
  })
})
