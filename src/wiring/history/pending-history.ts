import { revisionKey } from '#stores/keys.ts'
import { createPendingHistory, type PendingHistory } from '#stores/pending-history.ts'
import { safeStorage } from '#stores/safe-storage.ts'
import type { App } from '../app/app.ts'

/** Loads with the screens that import. */
export const pendingHistoryOf = ({ storage, platform }: App): PendingHistory =>
  storage.pendingHistory.get(() => {
    const created = createPendingHistory({ database: storage.database, report: platform.reportOnce })
    const local = safeStorage(storage.storages[0])
    platform.onStorage((key) => {
      // A deletion removes this key last.
      if (key === null || (key === revisionKey && local.get(key) === null)) created.forget()
    })
    return created
  })
