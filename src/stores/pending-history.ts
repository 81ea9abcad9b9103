import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { Match } from '#domain/history/match.ts'
import { defaultPrecedences, type HistoryKind, type Precedence, type Precedences } from '#domain/history/planned.ts'
import type { HistoryRow, ReadHistory } from '#domain/history/read-history.ts'
import type { Choice } from '#domain/history/resolve.ts'
import { createDatabaseConnection } from './database-connection.ts'

/** What was read from a file, without its rows, which are stored in parts. */
interface SavedHistory extends Omit<ReadHistory, 'rows'> {
  readonly parts: number
  readonly precedences: Precedences
}

interface PendingSchema extends DBSchema {
  history: { key: 'read'; value: SavedHistory }
  rows: { key: number; value: readonly HistoryRow[] }
  matches: { key: string; value: Match }
  choices: { key: string; value: Choice }
}

export const pendingHistoryDatabaseName = 'matinee-history-import'

/** An import that the person has not confirmed yet. It outlives the tab; nothing of it is in the records. */
export interface PendingHistory {
  /** Null for none. */
  readonly history: ReadonlySignal<ReadHistory | null>
  /** By the key of the film. It grows while films are matched. */
  readonly matches: ReadonlyMap<string, Match>
  readonly choices: ReadonlySignal<ReadonlyMap<string, Choice>>
  readonly precedences: ReadonlySignal<Precedences>
  /** Reads what an earlier visit left. */
  readonly load: () => Promise<void>
  /** Takes the place of the import before it. */
  readonly begin: (history: ReadHistory) => Promise<void>
  readonly keepMatch: (key: string, match: Match) => Promise<void>
  /** Null undoes the choice. */
  readonly choose: (key: string, choice: Choice | null) => Promise<void>
  readonly prefer: (kind: HistoryKind, precedence: Precedence) => Promise<void>
  readonly discard: () => Promise<void>
}

type Database = IDBPDatabase<PendingSchema>

const stores = ['history', 'rows', 'matches', 'choices'] as const
// Cloning many rows at once takes longer than a frame.
const rowsPerPart = 2000

const connect = (factory: IDBFactory) =>
  createDatabaseConnection<PendingSchema>(factory, {
    name: pendingHistoryDatabaseName,
    version: 1,
    create: (database) => {
      for (const name of stores) database.createObjectStore(name)
    },
  })

const entriesOf = async <Name extends 'matches' | 'choices'>(
  database: Database,
  name: Name,
): Promise<Map<string, PendingSchema[Name]['value']>> => {
  const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)])
  return new Map(keys.flatMap((key, index) => (values[index] === undefined ? [] : [[key, values[index]] as const])))
}

interface PendingWorld {
  /** Without one the import lasts as long as the visit. */
  readonly database: IDBFactory | undefined
  readonly report: (error: unknown) => void
}

export const createPendingHistory = ({ database: factory, report }: PendingWorld): PendingHistory => {
  const history = signal<ReadHistory | null>(null)
  const choices = signal<ReadonlyMap<string, Choice>>(new Map())
  const precedences = signal(defaultPrecedences)
  const matches = new Map<string, Match>()
  const connection = factory && connect(factory)

  const inDatabase = async (task: (database: Database) => Promise<unknown>): Promise<void> => {
    try {
      await connection?.run(task)
    } catch (error) {
      report(error)
    }
  }
  const reset = (next: ReadHistory | null) => {
    matches.clear()
    choices.value = new Map()
    precedences.value = defaultPrecedences
    history.value = next
  }
  const clear = (database: Database) => Promise.all(stores.map((name) => database.clear(name)))
  const save = (read: ReadHistory) =>
    inDatabase(async (database) => {
      await clear(database)
      const { rows, ...others } = read
      const parts = Math.ceil(rows.length / rowsPerPart)
      for (let part = 0; part < parts; part += 1) {
        await database.put('rows', rows.slice(part * rowsPerPart, (part + 1) * rowsPerPart), part)
      }
      // Last: an import that was saved only in part must not be found.
      await database.put('history', { ...others, parts, precedences: defaultPrecedences }, 'read')
    })

  return {
    history,
    matches,
    choices,
    precedences,
    load: () =>
      inDatabase(async (database) => {
        const saved = await database.get('history', 'read')
        if (!saved || history.peek()) return
        const { parts, precedences: preferred, ...others } = saved
        const rows: HistoryRow[] = []
        for (let part = 0; part < parts; part += 1) rows.push(...((await database.get('rows', part)) ?? []))
        const chosen = await entriesOf(database, 'choices')
        for (const [key, match] of await entriesOf(database, 'matches')) matches.set(key, match)
        choices.value = chosen
        precedences.value = preferred
        history.value = { ...others, rows }
      }),
    begin: async (read) => {
      reset(read)
      await save(read)
    },
    keepMatch: async (key, match) => {
      matches.set(key, match)
      await inDatabase((database) => database.put('matches', match, key))
    },
    choose: async (key, choice) => {
      const chosen = new Map(choices.peek())
      if (choice) chosen.set(key, choice)
      else chosen.delete(key)
      choices.value = chosen
      await inDatabase((database) => (choice ? database.put('choices', choice, key) : database.delete('choices', key)))
    },
    prefer: async (kind, precedence) => {
      precedences.value = { ...precedences.peek(), [kind]: precedence }
      await inDatabase(async (database) => {
        const saved = await database.get('history', 'read')
        if (saved) await database.put('history', { ...saved, precedences: precedences.peek() }, 'read')
      })
    },
    discard: async () => {
      reset(null)
      await inDatabase(clear)
    },
  }
}
