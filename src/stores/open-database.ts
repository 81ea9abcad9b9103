import { type DBSchema, type IDBPDatabase, wrap } from 'idb'

/** As idb's `openDB`, which has no parameter for the factory. `create` runs for a new database. */
export const openDatabase = async <Schema extends DBSchema>(
  factory: IDBFactory,
  name: string,
  version: number,
  create: (database: IDBDatabase) => void,
): Promise<IDBPDatabase<Schema>> => {
  const request = factory.open(name, version)
  request.onupgradeneeded = () => create(request.result)
  const database: unknown = await wrap(request)
  return database as IDBPDatabase<Schema>
}
