import type { RoundReport } from '#machines/parts/sync-types.ts'

/** What tabs tell each other of the folder. They may be of different versions of the app. */
export type TabMessage =
  | { readonly type: 'another tab reported'; readonly report: RoundReport }
  | { readonly type: 'folder changed elsewhere'; readonly isPaused: boolean }

const isReport = (value: unknown): value is RoundReport =>
  value instanceof Object && 'folder' in value && 'problem' in value && 'removals' in value

/** Null for what this version does not know. */
export const tabMessageIn = (value: unknown): TabMessage | null => {
  const { type, report, isPaused } = Object(value)
  if (type === 'another tab reported' && isReport(report)) return { type, report }
  return type === 'folder changed elsewhere' ? { type, isPaused: isPaused === true } : null
}
