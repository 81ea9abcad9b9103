import type { JournalKeeping } from './journal-keeping.ts'
import type { RecordState } from './record-state.ts'

/** Keeps records with a journal, whose code its first use loads: the lists in local storage do not wait for it. */
export const lateJournalKeeping = (
  state: RecordState,
  factory: IDBFactory,
  schema: number,
  report: (error: unknown) => void,
): JournalKeeping => {
  let keeping: JournalKeeping | undefined
  const loaded = async (): Promise<JournalKeeping> => {
    if (keeping) return keeping
    const { createJournalKeeping } = await import('./journal-keeping.ts')
    keeping ??= createJournalKeeping(state, factory, schema, report)
    return keeping
  }
  return {
    exchange: async () => (await loaded()).exchange(),
    clear: async (upTo) => (await loaded()).clear(upTo),
    // Nothing waits for a journal that has not answered yet.
    mirror: () => keeping?.mirror() ?? true,
    isBehind: () => keeping?.isBehind() ?? false,
    isWaiting: () => keeping?.isWaiting() ?? false,
    close: () => keeping?.close(),
  }
}
