import { revisionKey } from '#stores/keys.ts'
import { createPendingHistory } from '#stores/pending-history.ts'
import { safeStorage } from '#stores/safe-storage.ts'
import type { App } from '../app/app.ts'

/** The import that is under way, or was put off. */
export const pendingHistory = ({ storage, platform }: App) => {
  const created = createPendingHistory({ database: storage.database, report: platform.reportOnce })
  const local = safeStorage(storage.storages[0])
  platform.onStorage((key) => {
    // A deletion removes this key last.
    if (key === null || (key === revisionKey && local.get(key) === null)) created.forget()
  })
  return created
}
