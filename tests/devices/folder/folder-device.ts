import type { FileStore } from '#devices/folder/file-store.ts'
import { createSharedFolder } from '#devices/folder/shared-folder.ts'
import type { MergeChoice, RemovalChoice } from '#domain/devices/exchange.ts'
import type { FilesFate, FolderProblem, FolderSender, FolderStep } from '#domain/devices/folder.ts'
import { type Device, join, openDevice } from '../../stores/devices/device.ts'
import { folderHandle, MemoryFolder } from '../../support/memory-folder.ts'

interface Joining {
  readonly choice?: MergeChoice
  readonly passphrase?: string | null
  readonly seals?: string | null
  readonly includesKey?: boolean
}

const noPause = () => Promise.resolve()

/** What the step found, or the problem that it has. */
const found = <Done extends object>(step: FolderStep<Done>): Done | FolderProblem =>
  step.kind === 'done' ? step : step.problem

class Refused extends Error {
  readonly problem: FolderProblem
  constructor(problem: FolderProblem) {
    super(`Refused: ${problem.kind}`)
    this.problem = problem
  }
}

const done = <Done extends object>(step: FolderStep<Done>): Done => {
  if (step.kind === 'done') return step
  throw new Refused(step.problem)
}

/** A device beside a folder, which others may see as it is or get by a carrier. */
export const folderDevice = async (random: number, folder = new MemoryFolder(), name?: string) => ({
  ...(await deviceBeside(folder, random, name)),
  folder,
})

export const deviceBeside = async (folder: FileStore, random: number, name = `Device ${random}`) => {
  const device: Device = await openDevice(random)
  const { browser, records } = device
  let count = 0
  const world = {
    database: browser.database as IDBFactory,
    now: () => browser.time,
    // A new id is another one, and the same in every run.
    random: () => {
      count += 1
      return (random + count * 0.137) % 1
    },
    openFolder: () => folder,
  }
  const sender: FolderSender = { name, platform: 'Firefox (Linux)', app: '1.2.0' }
  let shared = createSharedFolder(world)
  const calls = () => shared.handlers

  const shown = async () => {
    const syncing = records.sync(noPause)
    await browser.settle()
    await syncing
    await browser.settle()
  }

  const probe = async (passphrase: string | null = null) =>
    found(await calls().probeFolder({ handle: folderHandle('Cloud'), passphrase }))

  return {
    ...device,
    sender,
    calls,
    probe,
    shown,
    /** Chooses the folder and joins it. */
    connect: async ({ choice = join, passphrase = null, seals = null, includesKey = false }: Joining = {}) => {
      done(await calls().probeFolder({ handle: folderHandle('Cloud'), passphrase }))
      const joined = done(await calls().joinFolder({ choice, passphrase: seals, includesKey, sender }))
      await shown()
      return joined.outcome
    },
    /** After a problem of the folder that is kept. */
    joinAgain: async (choice: MergeChoice = join) => {
      done(await calls().probeFolder({ handle: null, passphrase: null }))
      const joined = done(await calls().joinFolder({ choice, passphrase: null, includesKey: false, sender }))
      await shown()
      return joined.outcome
    },
    /** A whole round, with the user's answer to the guard. Throws `Refused`. */
    round: async (removals: RemovalChoice = 'apply') => {
      done(await calls().listFolder(null))
      const news = done(await calls().readFolder(null))
      if (news.rows > 0) done(await calls().applyFolder(removals))
      const written = done(await calls().writeFolder(sender))
      const tidied = done(await calls().tidyFolder(sender))
      if (news.rows > 0) await shown()
      return { news, ...written, ...tidied }
    },
    /** The problem of the round, if it has one. */
    problem: async (): Promise<FolderProblem | null> => {
      const step = await calls().listFolder(null)
      if (step.kind === 'refused') return step.problem
      const read = await calls().readFolder(null)
      return read.kind === 'refused' ? read.problem : null
    },
    leave: (fate: FilesFate) => calls().disconnectFolder({ fate, sender }),
    state: async () => (await calls().folderState(null))?.state ?? null,
    devices: async () => done(await calls().folderDevices(null)).devices,
    /** As after a crash of the browser. */
    restart: () => {
      shared = createSharedFolder(world)
    },
  }
}

/** Two devices on one folder, of which the first has connected it. */
export const twoOnOneFolder = async () => {
  const folder = new MemoryFolder()
  const [one, other] = [await folderDevice(0.25, folder, 'Laptop'), await folderDevice(0.75, folder, 'Phone')]
  other.browser.time += 7000
  return [one, other] as const
}
