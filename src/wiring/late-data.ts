import type { DeleteEverything } from '#commands/deletion.ts'
import type { ImportCommands } from '#commands/imports.ts'
import type { UndoSteps } from '#commands/undo.ts'
import type { Texts } from '#i18n/texts.ts'
import type { ImportUndo } from '#stores/import-undo.ts'
import type { LastExport } from '#stores/last-export.ts'
import type { Preferences } from '#stores/preferences.ts'
import type { Records } from '#stores/records/records.ts'
import { usedSpace } from '#stores/storage-space.ts'
import type { Toasts } from '#stores/toasts.ts'
import { onceLoaded } from './once-loaded.ts'
import type { World } from './world.ts'

/** What changes all records at once. */
export interface DataTools {
  readonly imports: ImportCommands
  readonly undo: ImportUndo
  readonly deleteEverything: DeleteEverything
}

interface DataParts {
  readonly world: World
  readonly records: Records
  readonly lastExport: LastExport
  readonly preferences: Preferences
  readonly toasts: Toasts
  readonly text: () => Texts
  readonly steps: UndoSteps
}

const loadTools = async (parts: DataParts): Promise<DataTools> => {
  const { world, records } = parts
  const [{ createImportCommands }, { createDeletion }, { createImportUndo }, { slicesOver }] = await Promise.all([
    import('#commands/imports.ts'),
    import('#commands/deletion.ts'),
    import('#stores/import-undo.ts'),
    import('#stores/slices.ts'),
  ])
  const run = slicesOver(world)
  const undo = createImportUndo({ database: world.database, report: world.report, records, run })
  return {
    undo,
    imports: createImportCommands({
      ...parts,
      undo,
      run,
      usedSpace: () => usedSpace(world.storage),
      now: world.now,
      report: world.report,
    }),
    deleteEverything: createDeletion({
      ...parts,
      undo,
      storages: [world.storage, world.session],
      report: world.report,
    }),
  }
}

/** The tools, made once, by the first use; a failed load is tried again by the next. */
export const lateDataTools = (parts: DataParts): (() => Promise<DataTools>) => onceLoaded(() => loadTools(parts))
