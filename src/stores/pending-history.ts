import { type ReadonlySignal, signal } from '@preact/signals-core'
import { joinedHistories } from '#domain/imports/joined-histories.ts'
import type { Match } from '#domain/imports/match.ts'
import { defaultPrecedences, type HistoryKind, type Precedence, type Precedences } from '#domain/imports/planned.ts'
import type { HistoryRow, ReadHistory } from '#domain/imports/read-history.ts'
import type { Choice } from '#domain/imports/resolve.ts'
import {
  readStoredChoice,
  readStoredImport,
  readStoredMatch,
  storedImportVersion,
  storedRow,
} from '#domain/imports/stored-import.ts'
import {
  connectPending,
  entriesOf,
  type PendingDatabase,
  pendingStores,
  rowsOf,
  rowsPerPart,
} from './pending-database.ts'

/** An import that the user has not confirmed yet. It outlives the tab; nothing of it is in the records. */
export interface PendingHistory {
  readonly history: ReadonlySignal<ReadHistory | null>
  /** The names of the files that were chosen, such as that of an archive. */
  readonly chosen: ReadonlySignal<readonly string[]>
  /** True for an import that is damaged, or of a newer version of the app. It can only be discarded. */
  readonly isUnreadable: ReadonlySignal<boolean>
  /** By the key of the movie. It grows while movies are matched. */
  readonly matches: ReadonlyMap<string, Match>
  readonly choices: ReadonlySignal<ReadonlyMap<string, Choice>>
  readonly precedences: ReadonlySignal<Precedences>
  /** Whether movies that are watched go back to the watchlist. */
  readonly wantsAgain: ReadonlySignal<boolean>
  readonly load: () => Promise<void>
  readonly begin: (history: ReadHistory, chosen: readonly string[]) => Promise<void>
  /** Joins the import that is pending, whose matches and choices hold for the new rows too. */
  readonly add: (history: ReadHistory, chosen: readonly string[]) => Promise<void>
  readonly keepMatch: (key: string, match: Match) => Promise<void>
  readonly keepMatches: (found: ReadonlyMap<string, Match>) => Promise<void>
  /** Null undoes the choice. */
  readonly choose: (key: string, choice: Choice | null) => Promise<void>
  readonly prefer: (kind: HistoryKind, precedence: Precedence) => Promise<void>
  readonly wantAgain: (isWanted: boolean) => Promise<void>
  readonly discard: () => Promise<void>
  /** Of this tab alone: another tab has deleted what is stored. */
  readonly forget: () => void
}

interface PendingWorld {
  readonly database: IDBFactory | undefined
  readonly report: (error: unknown) => void
}

export const createPendingHistory = ({ database: factory, report }: PendingWorld): PendingHistory => {
  const history = signal<ReadHistory | null>(null)
  const chosen = signal<readonly string[]>([])
  const isUnreadable = signal(false)
  const choices = signal<ReadonlyMap<string, Choice>>(new Map())
  const precedences = signal(defaultPrecedences)
  const wantsAgain = signal(false)
  const matches = new Map<string, Match>()
  const connection = factory && connectPending(factory)
  let parts = 0

  const inDatabase = async (task: (database: PendingDatabase) => Promise<unknown>): Promise<void> => {
    try {
      await connection?.run(task)
    } catch (error) {
      report(error)
    }
  }
  const reset = () => {
    matches.clear()
    choices.value = new Map()
    precedences.value = defaultPrecedences
    wantsAgain.value = false
    isUnreadable.value = false
    parts = 0
  }
  const show = (next: ReadHistory | null, names: readonly string[]) => {
    chosen.value = names
    history.value = next
  }
  const forget = () => {
    reset()
    show(null, [])
  }
  const answers = () => ({ precedences: precedences.peek(), wantsAgain: wantsAgain.peek() })
  const saveAnswers = () =>
    inDatabase(async (database) => {
      const saved = await database.get('history', 'read')
      if (saved) await database.put('history', { ...saved, ...answers() }, 'read')
    })
  const clear = (database: PendingDatabase) => Promise.all(pendingStores.map((name) => database.clear(name)))
  const save = async (database: PendingDatabase, added: readonly HistoryRow[]) => {
    const read = history.peek()
    if (!read) return
    const all = parts + Math.ceil(added.length / rowsPerPart)
    for (let part = parts; part < all; part += 1) {
      const start = (part - parts) * rowsPerPart
      await database.put('rows', added.slice(start, start + rowsPerPart).map(storedRow), part)
    }
    const { rows: _, ...others } = read
    const about = { version: storedImportVersion, chosen: chosen.peek(), parts: all, ...answers() }
    // Last: rows that were saved only in part must not be found.
    await database.put('history', { ...others, ...about }, 'read')
    parts = all
  }
  const hasLeftovers = async (database: PendingDatabase) => {
    const counts = await Promise.all(pendingStores.map((name) => database.count(name)))
    return counts.some((count) => count > 0)
  }
  const read = async (database: PendingDatabase) => {
    const saved: unknown = await database.get('history', 'read')
    if (saved === undefined) {
      if (await hasLeftovers(database)) await clear(database)
      return
    }
    const about = readStoredImport(saved)
    const rows = about && (await rowsOf(database, about.parts))
    const [found, decided] = [
      await entriesOf(database, 'matches', readStoredMatch),
      await entriesOf(database, 'choices', readStoredChoice),
    ]
    // It may have begun another import meanwhile.
    if (history.peek()) return
    if (!about || !rows) {
      isUnreadable.value = true
      return
    }
    const { version: _, parts: stored, chosen: names, precedences: preferred, wantsAgain: again, ...others } = about
    parts = stored
    for (const [key, match] of found) matches.set(key, match)
    choices.value = decided
    precedences.value = preferred
    wantsAgain.value = again
    show({ ...others, rows }, names)
  }

  return {
    history,
    chosen,
    isUnreadable,
    matches,
    choices,
    precedences,
    wantsAgain,
    load: () =>
      inDatabase(async (database) => {
        if (!history.peek()) await read(database)
      }),
    begin: async (next, names) => {
      reset()
      show(next, names)
      await inDatabase(async (database) => {
        await clear(database)
        await save(database, next.rows)
      })
    },
    add: async (next, names) => {
      const before = history.peek()
      const joined = before ? joinedHistories(before, next) : next
      show(joined, [...chosen.peek(), ...names])
      await inDatabase(async (database) => {
        // Site data may have been cleared meanwhile.
        const isWhole = (await database.count('rows')) === parts
        if (!isWhole) parts = 0
        await save(database, isWhole ? joined.rows.slice(before?.rows.length ?? 0) : joined.rows)
      })
    },
    keepMatch: async (key, match) => {
      if (!history.peek()) return
      matches.set(key, match)
      await inDatabase((database) => database.put('matches', match, key))
    },
    keepMatches: async (found) => {
      if (!history.peek()) return
      for (const [key, match] of found) matches.set(key, match)
      await inDatabase(async (database) => {
        const { store, done } = database.transaction('matches', 'readwrite')
        await Promise.all([...[...found].map(([key, match]) => store.put(match, key)), done])
      })
    },
    choose: async (key, choice) => {
      if (!history.peek()) return
      const chosen = new Map(choices.peek())
      if (choice) chosen.set(key, choice)
      else chosen.delete(key)
      choices.value = chosen
      await inDatabase((database) => (choice ? database.put('choices', choice, key) : database.delete('choices', key)))
    },
    prefer: async (kind, precedence) => {
      precedences.value = { ...precedences.peek(), [kind]: precedence }
      await saveAnswers()
    },
    wantAgain: async (isWanted) => {
      wantsAgain.value = isWanted
      await saveAnswers()
    },
    forget,
    discard: async () => {
      forget()
      await inDatabase(clear)
    },
  }
}
