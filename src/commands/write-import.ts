import type { ChangeScope } from '#domain/devices/exchange.ts'
import type { Library } from '#domain/records/library.ts'
import { watchedCount } from '#domain/records/watchlist.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { partOf } from '#domain/values/pause.ts'
import { prepareRecords } from '#stores/record-tasks.ts'
import type { SliceOptions } from '#stores/slices.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import type { LastImport } from '#stores/undo/kept-changes.ts'
import type { CommandContext } from './context.ts'

interface PlannedImport {
  readonly before: Library
  readonly after: Library
  /** For records that have changed since. Pure. */
  readonly planAgain: (library: Library) => Library
  /** Of another tracker's export: what it creates is older than any change. */
  readonly origin?: 'import'
  readonly scope?: ChangeScope
  readonly about: (before: Library, after: Library) => Omit<LastImport, 'time'>
}

const preparingShare = 0.8

/** All or nothing, and can be undone in Settings. Resolves false when the browser refused. */
export const writeImport = async (
  { records, lazy, memory: { preferences }, commands: { undoHistory }, platform: { slices, now } }: CommandContext,
  planned: PlannedImport,
  options: SliceOptions = {},
): Promise<boolean> => {
  await prepareRecords(planned.after, partOf(slices(options), 0, preparingShare))
  options.onProgress?.(preparingShare)
  let { before, after } = planned
  // The operation may run again on a newer library, and undo must restore the one it last ran on.
  const write = (library: Library): Library => {
    before = library
    // What was prepared is written in one short frame.
    after = library === planned.before ? planned.after : planned.planAgain(library)
    return after
  }
  const { origin, scope } = planned
  const isDone = await records.change(write, {
    acceptsLoss: true,
    ...(origin && { origin }),
    ...(scope === 'here' && { scope }),
  })
  if (!isDone) return false
  if (after === before) return true
  undoHistory.clear()
  // What is to be watched is found among them.
  if (watchedCount(after.watchlist) > watchedCount(before.watchlist)) preferences.watchlistTab.set('unwatched')
  await lazy
    .get(createImportUndo)
    .save(before, after, { ...planned.about(before, after), time: isoTimeOf(now()) ?? unknownTime })
  return true
}
