import { revisionKey } from '#stores/keys.ts'
import { createPendingHistory, type PendingHistory } from '#stores/pending-history.ts'
import { safeStorage } from '#stores/safe-storage.ts'
import type { App } from './app.ts'

const pending = new WeakMap<object, PendingHistory>()

/** One for the app. Loads with the screens that import. */
export const pendingHistoryOf = ({ records, database, reportOnce, onStorage, storages }: App): PendingHistory => {
  const known = pending.get(records)
  if (known) return known
  const created = createPendingHistory({ database, report: reportOnce })
  const local = safeStorage(storages[0])
  onStorage((key) => {
    // A deletion removes this key last.
    if (key === null || (key === revisionKey && local.get(key) === null)) created.forget()
  })
  pending.set(records, created)
  return created
}
