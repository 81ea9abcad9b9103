import { IDBFactory } from 'fake-indexeddb'
import { databaseName } from '#stores/records/record-store.ts'

const connect = (factory: IDBFactory) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(databaseName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A database that opens only after `release`: as on a busy device, one connection waits for another. */
export const lateDatabase = async () => {
  const database = new IDBFactory()
  const holding = await connect(database)
  database.deleteDatabase(databaseName)
  return { database, release: () => holding.close() }
}
