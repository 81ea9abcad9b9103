import type { SyncWorld } from '#devices/device-world.ts'
import { createSyncService } from '#devices/handlers.ts'
import type { CallSyncWorker } from '#devices/messages.ts'

/** As the worker does, in this thread. */
export const callSyncHere = ({
  database,
  ...world
}: Omit<SyncWorld, 'database'> & { readonly database: IDBFactory | undefined }): CallSyncWorker => {
  let service: ReturnType<typeof createSyncService> | undefined
  return async (name, given) => {
    if (!database) throw new TypeError('There is no database.')
    service ??= createSyncService({ database, ...world })
    return service.answer({ name, given: structuredClone(given) })
  }
}
