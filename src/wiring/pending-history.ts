import { createPendingHistory, type PendingHistory } from '#stores/pending-history.ts'
import type { App } from './app.ts'

const pending = new WeakMap<object, PendingHistory>()

/** One for the app. Loads with the screens that import. */
export const pendingHistoryOf = ({ records, database, reportOnce }: App): PendingHistory => {
  const known = pending.get(records) ?? createPendingHistory({ database, report: reportOnce })
  pending.set(records, known)
  return known
}
