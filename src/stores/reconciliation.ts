import { emptyLibrary, type Library } from '#domain/library.ts'
import type { JournalRow, News } from './journal.ts'
import type { RecordListName } from './keys.ts'
import { type RecordRow, rowKey, rowsOf, sameValue, withRows } from './record-rows.ts'

/** What a tab knows when news from the journal arrives. */
export interface Standing {
  readonly library: Library
  /** The journal's revision that the library includes. */
  readonly revision: number
  /** Lists that are not doubtful hold changes, removals among them, that the journal may not have. */
  readonly ahead: boolean
  /** Lists that may lack or have what the revision does not say: see StoredRecords. */
  readonly doubtful: ReadonlySet<RecordListName>
}

/** What comes of comparing a library with the journal. */
export interface Reconciliation {
  readonly library: Library
  /** What the journal lacks. */
  readonly toJournal: readonly RecordRow[]
  /** How many records were missing in a doubtful list and came back. */
  readonly restored: number
}

// Default settings are not written, so a first visit writes nothing.
const defaults = rowsOf(emptyLibrary)

/** A library brought up to date with what the journal says. Later revisions win, record by record. */
export const reconcile = (standing: Standing, news: News): Reconciliation => {
  if (!news.complete) return { library: withRows(standing.library, news.rows), toJournal: [], restored: 0 }
  // A journal whose revision has gone back was deleted or replaced: then the library is all there is.
  const ahead = standing.ahead || news.revision < standing.revision
  const own = rowsOf(standing.library)
  const journal = new Map<string, JournalRow>(news.rows.map((row) => [rowKey(row), row]))
  const fromJournal: RecordRow[] = []
  const toJournal: RecordRow[] = []
  let restored = 0
  for (const [key, row] of journal) {
    const mine = own.get(key)
    if (sameValue(mine, row)) continue
    if (ahead && !standing.doubtful.has(row.list) && row.revision <= standing.revision) {
      toJournal.push(mine ?? { list: row.list, id: row.id })
      continue
    }
    fromJournal.push(row)
    if (!mine && standing.doubtful.has(row.list)) restored += row.list === 'settings' ? 0 : 1
  }
  const tombstonesAreGone = standing.revision < news.floor
  for (const [key, mine] of own) {
    if (journal.has(key) || (defaults.has(key) && sameValue(defaults.get(key), mine))) continue
    if (ahead || !tombstonesAreGone || standing.doubtful.has(mine.list)) toJournal.push(mine)
    else fromJournal.push({ list: mine.list, id: mine.id })
  }
  return { library: withRows(standing.library, fromJournal), toJournal, restored }
}
