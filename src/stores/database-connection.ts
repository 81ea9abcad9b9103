import { type DBSchema, type IDBPDatabase, wrap } from 'idb'

export interface DatabaseConnection<Schema extends DBSchema> {
  readonly open: () => Promise<IDBPDatabase<Schema>>
  /** Runs the task once more if the connection was lost meanwhile, so it must be safe to repeat. */
  readonly run: <Result>(task: (database: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result>
  readonly close: () => void
}

interface DatabaseDefinition {
  readonly name: string
  readonly version: number
  /** What is thrown away with `upgrade` is not made. */
  readonly create: (database: IDBDatabase, upgrade: IDBTransaction | null) => void
}

/** Clearing site data closes the connection, even during a transaction. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError')

// As idb's `openDB`, which has no parameter for the factory.
const openDatabase = async <Schema extends DBSchema>(
  factory: IDBFactory,
  { name, version, create }: DatabaseDefinition,
): Promise<IDBPDatabase<Schema>> => {
  const request = factory.open(name, version)
  request.onupgradeneeded = () => create(request.result, request.transaction)
  const database: unknown = await wrap(request)
  return database as IDBPDatabase<Schema>
}

export const createDatabaseConnection = <Schema extends DBSchema>(
  factory: IDBFactory,
  definition: DatabaseDefinition,
): DatabaseConnection<Schema> => {
  let opening: Promise<IDBPDatabase<Schema>> | undefined

  const open = () => {
    if (opening) return opening
    const attempt = openDatabase<Schema>(factory, definition)
    const forget = () => {
      if (opening === attempt) opening = undefined
    }
    opening = attempt
    attempt.then((database) => {
      database.onclose = forget
      // An open connection would block deletion or an upgrade by a newer version.
      database.onversionchange = () => {
        forget()
        database.close()
      }
    }, forget)
    return attempt
  }

  return {
    open,
    run: async (task) => {
      const attempt = open()
      try {
        return await task(await attempt)
      } catch (error) {
        if (!isLostConnection(error)) throw error
        if (opening === attempt) opening = undefined
        return task(await open())
      }
    },
    close: () => {
      opening?.then(
        (database) => database.close(),
        () => {},
      )
      opening = undefined
    },
  }
}
