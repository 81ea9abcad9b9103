import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'

export const syncthingPath = process.env['MATINEE_SYNCTHING']

const key = 'matinee-tests'
const folderId = 'library'
const host = '127.0.0.1'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

interface FolderState {
  readonly state: string
  readonly needTotalItems: number
  readonly globalFiles: number
  readonly localFiles: number
}

/** One of two programs that keep a folder of the disk the same. */
export class Syncthing {
  readonly folder: string
  readonly id: string
  readonly port: number
  readonly #gui: number
  readonly #process: ChildProcess

  private constructor(home: string, id: string, port: number, gui: number) {
    this.folder = join(home, 'Cloud')
    this.id = id
    this.port = port
    this.#gui = gui
    const args = ['serve', '--home', home, '--no-browser', '--no-restart', '--gui-apikey', key]
    this.#process = spawn(syncthingPath ?? 'syncthing', [...args, '--gui-address', `${host}:${gui}`], {
      stdio: 'ignore',
      env: { ...process.env, STNOUPGRADE: '1' },
    })
  }

  static async start(): Promise<Syncthing> {
    const home = await mkdtemp(join(tmpdir(), 'matinee-syncthing-'))
    await mkdir(join(home, 'Cloud'))
    const program = syncthingPath ?? 'syncthing'
    await promisify(execFile)(program, ['generate', '--home', home, '--no-default-folder', '--skip-port-probing'])
    const { stdout } = await promisify(execFile)(program, ['serve', '--home', home, '--device-id'])
    const started = new Syncthing(home, stdout.trim(), await freePort(), await freePort())
    await vi.waitUntil(() => started.isThere(), { timeout: 30_000, interval: 100 })
    return started
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://${host}:${this.#gui}/rest/${path}`, {
      method,
      headers: { 'X-API-Key': key },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  async isThere(): Promise<boolean> {
    try {
      await this.#ask('GET', 'system/ping')
      return true
    } catch {
      return false
    }
  }

  /** Only with each other, and only on this machine. */
  async shareWith(other: Syncthing): Promise<void> {
    await this.#ask('PATCH', 'config/options', {
      listenAddresses: [`tcp://${host}:${this.port}`],
      globalAnnounceEnabled: false,
      localAnnounceEnabled: false,
      relaysEnabled: false,
      natEnabled: false,
      crashReportingEnabled: false,
      urAccepted: -1,
      reconnectionIntervalS: 1,
    })
    await this.#ask('PUT', `config/devices/${other.id}`, {
      deviceID: other.id,
      addresses: [`tcp://${host}:${other.port}`],
    })
    await this.#ask('PUT', `config/folders/${folderId}`, {
      id: folderId,
      path: this.folder,
      devices: [{ deviceID: this.id }, { deviceID: other.id }],
      fsWatcherEnabled: false,
      rescanIntervalS: 3600,
    })
  }

  async setConnected(isConnected: boolean): Promise<void> {
    await this.#ask('POST', `system/${isConnected ? 'resume' : 'pause'}`)
  }

  /** Resolves once it knows what changed in its folder. */
  async scan(): Promise<void> {
    await this.#ask('POST', `db/scan?folder=${folderId}`)
  }

  async isSettled(): Promise<boolean> {
    const { state, needTotalItems, globalFiles, localFiles } = (await this.#ask(
      'GET',
      `db/status?folder=${folderId}`,
    )) as FolderState
    return state === 'idle' && needTotalItems === 0 && globalFiles === localFiles
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill()
    await ended
  }
}
