import { wrap } from 'idb'
import { earlierUndoDatabaseName } from '#stores/undo/kept-changes.ts'

/** Writes into the database in which earlier releases kept the last import. */
export const keepEarlier = async (
  factory: IDBFactory | undefined,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (!factory) throw new Error('There is no database.')
  const request = factory.open(earlierUndoDatabaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore('imports')
  const database = await wrap(request)
  // As in every release.
  request.result.onversionchange = () => request.result.close()
  for (const [key, value] of Object.entries(values)) await database?.put('imports', value, key)
}

export const hasEarlier = async (factory: IDBFactory | undefined): Promise<boolean> =>
  ((await factory?.databases()) ?? []).some(({ name }) => name === earlierUndoDatabaseName)
