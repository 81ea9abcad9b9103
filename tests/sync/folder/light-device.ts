import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { RemovalChoice } from '#domain/sync/exchange.ts'
import { fieldGroups } from '#domain/sync/fields.ts'
import type { FolderSender, FolderStep } from '#domain/sync/folder.ts'
import type { SyncRow } from '#domain/sync/sync-row.ts'
import { createRecordDatabase } from '#stores/records/record-database.ts'
import { recordsSchema } from '#stores/records/stored-records.ts'
import type { WrittenRow } from '#stores/records/write-rows.ts'
import { createSyncDatabase } from '#stores/sync/sync-database.ts'
import { createSharedFolder } from '#sync/folder/shared-folder.ts'
import { join } from '../../stores/sync/device.ts'
import { folderHandle, MemoryFolder } from '../../support/memory-folder.ts'

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
  /** Epoch milliseconds. */
  now: number
  #revision = -1
  readonly #sender: FolderSender
  readonly #world
  #shared

  constructor(index: number, now: number) {
    this.now = now
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
    const database = createRecordDatabase(this.factory, recordsSchema, this.#world)
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

  /** What must be the same on all devices. */
  async content(): Promise<unknown> {
    return (await this.rows())
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
    this.#done(await probeFolder({ handle: folderHandle('Cloud'), passphrase: null }))
    this.#done(await joinFolder({ choice: join, passphrase: null, includesKey: false, sender: this.#sender }))
  }

  /** Joins where that is asked for. Killed before one of the operations on the folder, it starts anew. */
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
    if (!(await folderState(null))) return this.connect()
    const listed = await listFolder(null)
    if (listed.kind === 'refused') return this.connect()
    const read = await readFolder(null)
    if (read.kind === 'refused') return this.connect()
    if (read.rows > 0) this.#done(await applyFolder(removals))
    this.#done(await writeFolder(this.#sender))
    this.#done(await tidyFolder(this.#sender))
  }
}
