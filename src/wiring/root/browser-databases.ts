import { attempt } from '#domain/values/attempt.ts'

/**
 * The browser's databases. A page that is left aborts what it has not finished, as the standard has the browser do. WebKit
 * (WebKitGTK 2.50) leaves it unfinished: later pages can open the database, but none of their transactions begins.
 */
export const browserDatabases = (factory: IDBFactory): IDBFactory => {
  const live = new Set<IDBTransaction>()
  let isLeft = false

  const abort = (transaction: IDBTransaction) => void attempt(() => transaction.abort())

  const follow = (transaction: IDBTransaction) => {
    live.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => live.delete(transaction))
    // Once its requests are made: they fail as if the connection were lost, and are repeated if the page comes back.
    if (isLeft) queueMicrotask(() => abort(transaction))
    return transaction
  }

  window.addEventListener('pagehide', () => {
    isLeft = true
    for (const transaction of live) abort(transaction)
  })
  window.addEventListener('pageshow', () => {
    isLeft = false
  })

  return {
    open: (...definition) => {
      const request = factory.open(...definition)
      request.addEventListener('upgradeneeded', () => request.transaction && follow(request.transaction))
      request.addEventListener('success', () => {
        const database = request.result
        const begin = database.transaction.bind(database)
        database.transaction = (...names) => follow(begin(...names))
      })
      return request
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    databases: () => factory.databases(),
    cmp: (first, second) => factory.cmp(first, second),
  }
}
