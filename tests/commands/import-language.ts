import 'fake-indexeddb/auto'
import { createImportCommands } from '#commands/backup-import.ts'
import type { ImportChoice, ParsedImport } from '#domain/backup/backup-import.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'

export const merge: ImportChoice = { strategy: 'merge', replacesKey: false }
export const overwrite: ImportChoice = { strategy: 'overwrite', replacesKey: false }

/** An export file with this data. */
export const fileOf = (data: unknown, name = 'matinee-2026-01-01.json') => textFile(backupWith(data), name)
export const backupWith = (data: unknown): string =>
  JSON.stringify({ metadata: { exportDate: '2026-01-01T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1' }, data })
export const textFile = (text: string, name = 'matinee.json') => bytesFile(new TextEncoder().encode(text), name)
export const bytesFile = (bytes: Uint8Array<ArrayBuffer>, name = 'matinee.json'): ImportFile => ({
  name,
  size: bytes.byteLength,
  arrayBuffer: async () => bytes.buffer,
})

/** The import commands of one visit; several visits can share a test world. */
export const importsOver = (options: TestWorldOptions = {}, test = createTestWorld(options)) => {
  const context = commandContext(test.world)
  const {
    records,
    memory: { lastExport, preferences },
    commands: { undoHistory },
    view: { toasts },
  } = context
  const imports = createImportCommands(context)
  return {
    ...test,
    ...imports,
    test,
    context,
    records,
    importUndo: context.lazy.get(createImportUndo),
    undoHistory,
    lastExport,
    preferences,
    toast: () => toasts.current.peek(),
    /** Reads a file and imports it. */
    bring: async (file: ImportFile, choice: ImportChoice = merge) => {
      const reading = await imports.read(file, {})
      return reading.kind === 'read' ? imports.write(reading.parsed, choice, {}) : reading
    },
    /** Reads a file, and throws when it is refused. */
    parse: async (file: ImportFile): Promise<ParsedImport> => {
      const reading = await imports.read(file, {})
      if (reading.kind === 'refused') throw new Error(`Refused: ${reading.problem.kind}`)
      return reading.parsed
    },
  }
}
