import { attempt } from '#domain/values/attempt.ts'
import {
  corruptKeyPrefix,
  erasedKey,
  isDraftKey,
  lastExportKey,
  noticeKeys,
  preferenceKeys,
  recordKeys,
  releaseKeys,
  revisionKey,
  sessionKeys,
  uncopiedSinceKey,
} from './keys.ts'
import type { TextStorage } from './records/records-world.ts'

const names: ReadonlySet<string> = new Set([
  ...Object.values(recordKeys),
  ...Object.values(preferenceKeys),
  ...Object.values(sessionKeys),
  lastExportKey,
  uncopiedSinceKey,
  ...Object.values(releaseKeys),
  ...Object.values(noticeKeys),
])
const patterns = [
  /^collection\d+(?:SortBy|ItemsPerPage)$/,
  /^watch-providers-/,
  /^pageInfo-/,
  /^collection-\d+-state$/,
  ...[...Object.values(recordKeys), revisionKey].map((key) => new RegExp(`^${corruptKeyPrefix(key)}\\d+$`)),
]

const isOurs = (key: string): boolean =>
  names.has(key) || isDraftKey(key) || patterns.some((pattern) => pattern.test(key))

const recordNames: ReadonlySet<string> = new Set(Object.values(recordKeys))

/** Removes this app's keys only: other sites may share the origin. Throws where storage is blocked. */
export const eraseKeys = (storage: TextStorage, { keepsRecords = false } = {}): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key !== null && isOurs(key) && !(keepsRecords && recordNames.has(key))) storage.removeItem(key)
  }
  attempt(() => storage.setItem(erasedKey, ''))
  storage.removeItem(erasedKey)
  // The stamp goes last: its removal tells other tabs that everything was cleared.
  if (!keepsRecords) storage.removeItem(revisionKey)
}
