import type { DatabaseSync } from './database-sync.ts'
import type { RecordState } from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'

/** Database sync whose code is loaded by its first use: the lists in local storage do not wait for it. */
export const lazyDatabaseSync = (
  state: RecordState,
  factory: IDBFactory,
  schema: number,
  world: Pick<RecordsWorld, 'report' | 'now'>,
): DatabaseSync => {
  let instance: DatabaseSync | undefined
  const loaded = async (): Promise<DatabaseSync> => {
    if (instance) return instance
    const { createDatabaseSync } = await import('./database-sync.ts')
    instance ??= createDatabaseSync(state, factory, schema, world)
    return instance
  }
  return {
    sync: async () => (await loaded()).sync(),
    clear: async (upTo) => (await loaded()).clear(upTo),
    // Nothing waits to be flushed before the first sync.
    flush: () => instance?.flush() ?? 'written',
    isBehind: () => instance?.isBehind() ?? false,
    isFlushNeeded: () => instance?.isFlushNeeded() ?? false,
    close: () => instance?.close(),
  }
}
