import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { createSharedFolder } from '#devices/folder/shared-folder.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { RemovalChoice } from '#domain/devices/exchange.ts'
import { fieldGroups } from '#domain/devices/fields.ts'
import { foldViewings } from '#domain/devices/fold-viewings.ts'
import type { FilesFate, FolderSender, FolderStep } from '#domain/devices/folder.ts'
import { revivedCollections } from '#domain/devices/linked-rows.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import type { DeviceId } from '#domain/devices/version.ts'
import { createSyncDatabase } from '#stores/devices/device-database.ts'
import { createRecordDatabase } from '#stores/records/record-database.ts'
import {
  connectToRecords,
  type DatabaseState,
  type DeviceState,
  type StoredFolder,
  type StoredRow,
} from '#stores/records/record-store.ts'
import type { WrittenRow } from '#stores/records/write-rows.ts'
import { join } from '../../stores/devices/device.ts'
import { folderHandle, MemoryFolder } from '../../support/memory-folder.ts'

const stateKeys = ['state', 'device', 'folder'] as const

interface Profile {
  readonly rows: readonly StoredRow[]
  readonly states: readonly (readonly [
    (typeof stateKeys)[number],
    DatabaseState | DeviceState | StoredFolder | undefined,
  ])[]
}

/** Where the device stopped: the browser was killed. */
class Killed extends Error {}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

const contentOf = ({ list, id, value, versions, removal }: SyncRow) => ({
  place: `${list} ${id}`,
  isThere: value !== undefined,
  fields: [...fieldGroups({ list, id }, value)].sort(byName),
  versions: Object.entries(versions ?? {}).sort(byName),
  removal,
})

/** A device without a page: its database, and its copy of the folder. */
export class LightDevice {
  readonly folder = new MemoryFolder()
  readonly factory = new IDBFactory()
  /** The names under which it wrote files that it kept in the folder when it left. */
  readonly leftBehind: DeviceId[] = []
  /** Epoch milliseconds. */
  now: number
  #revision = -1
  #kept: Profile | null = null
  readonly #sender: FolderSender
  /** Of the folder; null where it is not sealed. */
  readonly #passphrase: string | null
  readonly #world
  #shared

  constructor(index: number, now: number, passphrase: string | null = null) {
    this.now = now
    this.#passphrase = passphrase
    let count = index * 1000
    const random = () => {
      count += 1
      return (count * 0.618_033_988_7) % 1
    }
    this.#sender = { name: `Device ${index}`, platform: 'Firefox (Linux)', app: '1.2.0' }
    this.#world = { database: this.factory, now: () => this.now, random, openFolder: () => this.folder }
    this.#shared = createSharedFolder(this.#world)
  }

  async change(rows: readonly WrittenRow[]): Promise<void> {
    const database = createRecordDatabase(this.factory, this.#world)
    this.#revision = await database.sync(this.#revision, () => ({ rows, above: 0 }))
    database.close()
  }

  async rows(): Promise<readonly SyncRow[]> {
    const database = createSyncDatabase({ factory: this.factory, ...this.#world })
    const rows: SyncRow[] = []
    await database.readRows({ includesKey: false }, (part) => rows.push(...part))
    database.close()
    return rows
  }

  /** What must be the same on all devices, as they come to it with the next merge. */
  async content(): Promise<unknown> {
    const rows = new Map((await this.rows()).map((row) => [rowKeyOf(row), row]))
    for (const row of foldViewings(rows.values())) rows.set(rowKeyOf(row), row)
    for (const row of revivedCollections(rows)) rows.set(rowKeyOf(row), row)
    return [...rows.values()]
      .map(contentOf)
      .filter(({ isThere, removal, versions }) => isThere || removal !== undefined || versions.length > 0)
      .sort((one, other) => (one.place < other.place ? -1 : 1))
  }

  #done<Done extends object>(step: FolderStep<Done>): Done {
    if (step.kind === 'refused') throw new Error(step.problem.kind)
    return step
  }

  async connect(): Promise<void> {
    const { probeFolder, joinFolder } = this.#shared.handlers
    const passphrase = this.#passphrase
    this.#done(await probeFolder({ handle: folderHandle('Cloud'), passphrase }))
    this.#done(await joinFolder({ choice: join, passphrase, includesKey: false, sender: this.#sender }))
  }

  /** Joins a sealed folder, but begins none: of those who seal it apart, each has a key, and all stop. */
  async #joinAgain(): Promise<void> {
    const hasKey = this.folder.names().some((name) => name.startsWith('key-'))
    if (this.#passphrase === null || hasKey) await this.connect()
  }

  async problem(): Promise<string | null> {
    const listed = await this.#shared.handlers.listFolder(null)
    return listed.kind === 'refused' ? listed.problem.kind : null
  }

  async isConnected(): Promise<boolean> {
    return (await this.#shared.handlers.folderState(null)) !== null
  }

  /** Stays where that fails. */
  async leave(fate: FilesFate): Promise<void> {
    if (!(await this.isConnected())) return
    const own = fate === 'keep' ? (await this.#devices()).find(({ isThis }) => isThis) : undefined
    await this.#shared.handlers.disconnectFolder({ fate, sender: this.#sender })
    if (own) this.leftBehind.push(own.id)
  }

  async #devices() {
    const answer = await this.#shared.handlers.folderDevices(null)
    return answer.kind === 'done' ? answer.devices : []
  }

  /** The browser's profile is kept the first time, and set back to that the second. */
  async keepOrSetBack(): Promise<void> {
    const store = connectToRecords(this.factory)
    const kept = this.#kept
    if (kept) {
      await store.inTransaction(async (transaction, reading) => {
        await reading
        const [records, states] = [transaction.objectStore('records'), transaction.objectStore('state')]
        await Promise.all([records.clear(), states.clear()])
        for (const row of kept.rows) await records.put(row)
        for (const [key, state] of kept.states) if (state) await states.put(state, key)
        return reading
      })
      this.#kept = null
      this.#revision = -1
      this.#shared = createSharedFolder(this.#world)
    } else {
      const transaction = await store.openForReading()
      const state = transaction.objectStore('state')
      const rows = await transaction.objectStore('records').getAll()
      const states = await Promise.all(stateKeys.map(async (key) => [key, await state.get(key)] as const))
      this.#kept = { rows, states }
    }
    store.close()
  }

  /** Any other device of the folder. */
  async removeAny(index: number): Promise<void> {
    if (!(await this.isConnected())) return
    const others = (await this.#devices()).filter(({ isThis }) => !isThis)
    const other = others[index % Math.max(1, others.length)]
    if (other) await this.#shared.handlers.removeFolderDevice({ device: other.id })
  }

  /**
   * Joins where that is asked for, but waits for a folder that is gone. Killed before one of the operations on the
   * folder, it starts anew.
   */
  async round(removals: RemovalChoice, killedAfter: number | null = null): Promise<void> {
    let left = killedAfter
    this.folder.before = (operation, name) => {
      if (left === null) return
      left -= 1
      if (left >= 0) return
      if (operation === 'put') this.folder.files.set(name, new Uint8Array([0x1f, 0x8b, 8]))
      throw new Killed()
    }
    try {
      await this.#round(removals)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      this.#shared = createSharedFolder(this.#world)
    } finally {
      this.folder.before = () => {}
    }
  }

  /** The bytes of the files that a round writes, merged ones included. */
  async writtenBytes(): Promise<number> {
    let bytes = 0
    const { put } = this.folder
    this.folder.put = async (name, content) => {
      bytes += content.length
      await put(name, content)
    }
    try {
      await this.round('apply')
    } finally {
      this.folder.put = put
    }
    return bytes
  }

  async #round(removals: RemovalChoice): Promise<void> {
    const { folderState, listFolder, readFolder, applyFolder, writeFolder, tidyFolder } = this.#shared.handlers
    if (!(await folderState(null))) return this.#joinAgain()
    const listed = await listFolder(null)
    if (listed.kind === 'refused' && listed.problem.kind === 'gone') return
    if (listed.kind === 'refused') return this.#joinAgain()
    const read = await readFolder(null)
    if (read.kind === 'refused') return this.#joinAgain()
    if (read.rows > 0) this.#done(await applyFolder(removals))
    this.#done(await writeFolder(this.#sender))
    this.#done(await tidyFolder(this.#sender))
  }
}
