import { describe, expect, it } from 'vitest'
import type { DatabaseRow } from '#stores/records/record-store.ts'
import { adding, removing } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'
import stored from './stored-by-schema-1.json' with { type: 'json' }
import { open } from './visits.ts'

const done = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve))

const openDatabase = async (browser: SimulatedBrowser): Promise<IDBDatabase> => {
  const request = browser.database?.open('matinee', stored.database.version)
  if (!request) throw new Error('There is no database.')
  request.onupgradeneeded = () => {
    const records = request.result.createObjectStore('records', { keyPath: ['list', 'id'] })
    records.createIndex('revision', 'revision')
    records.createIndex('removed', 'removed')
    request.result.createObjectStore('state')
  }
  await done(request)
  return request.result
}

const fillDatabase = async (browser: SimulatedBrowser) => {
  const database = await openDatabase(browser)
  const transaction = database.transaction(['records', 'state'], 'readwrite')
  for (const row of stored.database.rows) transaction.objectStore('records').put(row)
  await done(transaction.objectStore('state').put(stored.database.state, 'state'))
  database.close()
}

const databaseContent = async (browser: SimulatedBrowser) => {
  const database = await openDatabase(browser)
  const transaction = database.transaction(['records', 'state'])
  const rows: IDBRequest<DatabaseRow[]> = transaction.objectStore('records').getAll()
  const state: IDBRequest<unknown> = transaction.objectStore('state').get('state')
  await done(state)
  const content = { version: database.version, state: state.result, rows: rows.result }
  database.close()
  return content
}

const browserWith = (texts: Readonly<Record<string, string>>) => {
  const browser = new SimulatedBrowser()
  browser.time = stored.time + 86_400_000
  for (const [key, text] of Object.entries(texts)) browser.texts.set(key, text)
  return browser
}

/** Without the trailing blanks that reserve space. */
const textsIn = (browser: SimulatedBrowser) =>
  Object.fromEntries([...browser.texts].map(([key, text]) => [key, text.trimEnd()]))

// The only differences are the schema, the lengths of the lists that the earlier version did not have, and the one viewing
// that an entry of a movie was.
const viewing = {
  id: 1_790_000_000_000_003,
  watchedAt: '2026-09-21T14:13Z',
  createdAt: '2026-09-21T14:13:20.000Z',
  lastModified: '2026-09-21T14:13:20.000Z',
}
const watchHistory = [{ movieId: 2, watchedAt: '2026-09-21T14:13Z', plays: [viewing] }]
const library = { ...stored.library, notForMe: [], watchHistory, friends: [] }
const { 'records-revision': stamp, ...lists } = stored.withDatabase.texts
const historyText = JSON.stringify(watchHistory)
const stampNow = stamp
  .replace('"schema":1', '"schema":4')
  .replace('"settings":', '"notForMe":0,"settings":')
  .replace(/"deletedCollections":\d+/, '$&,"friends":0')
  .replace('"watchHistory":54', `"watchHistory":${historyText.length}`)
const textsNow = { ...lists, 'watch-history': historyText, 'records-revision': stampNow }

describe('data stored by an earlier version', () => {
  it('is read from local storage and database, which is left unchanged until something changes', async () => {
    const browser = browserWith(stored.withDatabase.texts)
    await fillDatabase(browser)
    const { records } = open(browser)
    await browser.settle()
    expect(records.library()).toEqual(library)
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(textsIn(browser)).toEqual(textsNow)
    expect(await databaseContent(browser)).toEqual(stored.database)
    expect(browser.errors).toEqual([])
  })

  it('is read from the database only', async () => {
    const browser = browserWith({})
    await fillDatabase(browser)
    const { records } = open(browser)
    await browser.settle()
    expect(records.library()).toEqual(library)
    expect(textsIn(browser)).toEqual(textsNow)
  })

  it('is read from local storage only', async () => {
    const browser = browserWith(stored.localStorageOnly.texts)
    browser.database = undefined
    const { records } = open(browser)
    await browser.settle()
    expect(records.library()).toEqual(library)
    expect(browser.errors).toEqual([])
  })

  it('is copied from local storage to the database', async () => {
    const browser = browserWith(stored.localStorageOnly.texts)
    const { records, tab } = open(browser)
    await browser.settle()
    expect(records.library()).toEqual(library)
    tab.kill()
    browser.texts.clear()
    const next = open(browser)
    await browser.settle()
    expect(next.records.library()).toEqual(library)
  })
})

describe('data stored by this version', () => {
  it('uses the field names of earlier versions in the database', async () => {
    const browser = new SimulatedBrowser()
    const { records } = open(browser)
    void records.change(adding(1))
    await browser.settle()
    void records.change(removing(1))
    await browser.settle()
    expect(await databaseContent(browser)).toEqual({
      version: 1,
      state: { schema: 4, revision: 2, floor: 0 },
      rows: [{ list: 'watchlist', id: '1', revision: 2, removed: 2, changed: 2, removal: '0mubbs7yw000iiiiiiiiii' }],
    })
    expect(JSON.parse(browser.texts.get('records-revision') ?? '')).toEqual({
      schema: 4,
      revision: 2,
      lengths: {
        watchlist: 2,
        collections: 0,
        collectionMovies: 0,
        watchHistory: 0,
        notForMe: 0,
        settings: 0,
        deletedCollections: 0,
        friends: 0,
      },
    })
  })

  it('uses the field names of earlier versions in local storage', async () => {
    const browser = new SimulatedBrowser()
    browser.database = undefined
    const { records } = open(browser)
    void records.change(adding(1))
    await browser.settle()
    const [item] = records.library().watchlist
    expect(JSON.parse(browser.texts.get('records-revision') ?? '')).toEqual({
      schema: 4,
      revision: 0,
      lengths: {},
      ahead: true,
      recent: [
        {
          list: 'watchlist',
          id: '1',
          at: 1_790_000_000_000,
          born: 1_790_000_000_000,
          by: 4503599627370495,
          value: item,
        },
      ],
    })
  })
})
