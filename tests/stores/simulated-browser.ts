import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
// The records load this lazily; importing it here keeps the timing of the tests independent of the disk.
import '#stores/records/database-mirror.ts'
import type { RecordsWorld, TextStorage } from '#stores/records/records-world.ts'
import { QuotaExceededError, sizeOf } from '#tests/support/storage-quota.ts'

/** A pending change of local storage; without a key everything was cleared. */
interface Mutation {
  readonly key?: string
  readonly value: string | null
}
type Incoming = { readonly acknowledged: string } | Mutation

interface Timer {
  readonly at: number
  readonly task: () => void
}

const apply = (texts: Map<string, string>, { key, value }: Mutation) => {
  if (key === undefined) texts.clear()
  else if (value === null) texts.delete(key)
  else texts.set(key, value)
}

/**
 * A browser with tabs, a manual clock, and storage like in Chromium: each tab reads its own copy, and its writes reach
 * the shared store and from there the copies of other tabs, in order but at any time.
 */
export class SimulatedBrowser {
  readonly texts = new Map<string, string>()
  database: IDBFactory | undefined = new IDBFactory()
  quota = 5_242_880
  time = 1_790_000_000_000
  readonly tabs: SimulatedTab[] = []
  readonly errors: unknown[] = []

  openTab(random: () => number = () => 0.5): SimulatedTab {
    const tab = new SimulatedTab(this, random)
    this.tabs.push(tab)
    return tab
  }

  /** Clears local storage as the browser's settings do. */
  clearLocalStorage() {
    this.texts.clear()
    for (const tab of this.tabs) tab.incoming.push({ value: null })
  }

  /** Delivers everything pending until nothing is left to do. */
  async settle() {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      for (const tab of this.tabs) {
        while (tab.sendOne()) quiet = 0
        while (tab.receiveOne()) quiet = 0
      }
      await databaseWork()
      for (const tab of this.tabs) if (tab.paint() || tab.rest()) quiet = 0
      this.time += 100
      for (const tab of this.tabs) if (tab.runTimers() || tab.isWaiting()) quiet = 0
      await databaseWork()
    }
  }
}

/** Waits for a few transactions of the fake database, whose requests each take a turn of the event loop. */
export const databaseWork = async (turns = 60) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export class SimulatedTab {
  readonly outgoing: Mutation[] = []
  readonly incoming: Incoming[] = []
  readonly world: RecordsWorld
  /** The error with which every write is refused. */
  refusal: Error | undefined
  readonly #browser: SimulatedBrowser
  readonly #texts: Map<string, string>
  #timers: Timer[] = []
  #paints: (() => void)[] = []
  #idle: Timer[] = []
  readonly #storageListeners = new Set<(key: string | null) => void>()
  readonly #hideListeners = new Set<() => void>()
  readonly #showListeners = new Set<() => void>()
  readonly #transactions = new Set<IDBTransaction>()
  #isDead = false

  constructor(browser: SimulatedBrowser, random: () => number) {
    this.#browser = browser
    this.#texts = new Map(browser.texts)
    const subscribe =
      <Listener>(listeners: Set<Listener>) =>
      (listener: Listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }
    this.world = {
      storage: this.#storage(),
      database: browser.database && this.#database(browser.database),
      now: () => browser.time,
      random,
      afterPaint: (task) => this.#paints.push(task),
      whenIdle: (task) => {
        const idle = { at: browser.time + 1000, task }
        this.#idle.push(idle)
        return () => {
          this.#idle = this.#idle.filter((other) => other !== idle)
        }
      },
      timeout: (task, milliseconds) => {
        const timer = { at: browser.time + milliseconds, task }
        this.#timers.push(timer)
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer)
        }
      },
      onStorage: subscribe(this.#storageListeners),
      onHide: subscribe(this.#hideListeners),
      onShow: subscribe(this.#showListeners),
      report: (error) => {
        if (!this.#isDead) browser.errors.push(error)
      },
    }
  }

  /** Delivers the next write to the shared store. */
  sendOne(): boolean {
    const mutation = this.outgoing.shift()
    if (!mutation || this.#isDead) return false
    apply(this.#browser.texts, mutation)
    for (const tab of this.#browser.tabs) {
      if (tab !== this) tab.incoming.push(mutation)
      else if (mutation.key !== undefined) tab.incoming.push({ acknowledged: mutation.key })
    }
    return true
  }

  /** Delivers the next change of the shared store to this tab's copy and its listeners. */
  receiveOne(): boolean {
    const news = this.incoming.shift()
    if (!news || this.#isDead) return false
    if ('acknowledged' in news) return true
    const isOwnUnderWay =
      this.outgoing.some(({ key }) => key === news.key) ||
      this.incoming.some((other) => 'acknowledged' in other && other.acknowledged === news.key)
    if (!isOwnUnderWay) apply(this.#texts, news)
    for (const listener of this.#storageListeners) listener(news.key ?? null)
    return true
  }

  paint(): boolean {
    const tasks = this.#paints
    this.#paints = []
    for (const task of tasks) task()
    return tasks.length > 0
  }

  /** The page is idle, however long it waits. */
  rest(): boolean {
    const tasks = this.#idle
    this.#idle = []
    for (const { task } of tasks) task()
    return tasks.length > 0
  }

  runTimers(): boolean {
    const due = this.#timers.filter(({ at }) => at <= this.#browser.time)
    this.#timers = this.#timers.filter(({ at }) => at > this.#browser.time)
    const idle = this.#idle.filter(({ at }) => at <= this.#browser.time)
    this.#idle = this.#idle.filter(({ at }) => at > this.#browser.time)
    for (const { task } of [...due, ...idle]) task()
    return due.length + idle.length > 0
  }

  isWaiting(): boolean {
    return this.#timers.length + this.#idle.length > 0
  }

  hide() {
    for (const listener of this.#hideListeners) listener()
  }

  show() {
    for (const listener of this.#showListeners) listener()
  }

  /** Ends the process: nothing runs any more, and unsent writes are lost. */
  kill() {
    this.#isDead = true
    this.#timers = []
    this.#paints = []
    this.#idle = []
    for (const listeners of [this.#storageListeners, this.#hideListeners, this.#showListeners]) listeners.clear()
    this.#browser.tabs.splice(this.#browser.tabs.indexOf(this), 1)
  }

  /** Closes the tab: writes made while hiding are delivered, uncommitted transactions are aborted. */
  close() {
    this.closeUnheard()
    for (const transaction of this.#transactions) transaction.abort()
  }

  /** Closes the tab, which never hears that the database has committed its transactions. */
  closeUnheard() {
    this.hide()
    while (this.sendOne());
    this.kill()
  }

  #database(factory: IDBFactory): IDBFactory {
    const follow = (database: IDBDatabase) => {
      const transaction = database.transaction.bind(database)
      database.transaction = (...names: Parameters<IDBDatabase['transaction']>) => {
        if (this.#isDead) throw new Error('The tab is gone.')
        const begun = transaction(...names)
        this.#transactions.add(begun)
        for (const end of ['complete', 'abort']) begun.addEventListener(end, () => this.#transactions.delete(begun))
        return begun
      }
    }
    const open: IDBFactory['open'] = (...names) => {
      if (this.#isDead) throw new Error('The tab is gone.')
      const request = factory.open(...names)
      request.addEventListener('success', () => follow(request.result))
      return request
    }
    return new Proxy(factory, {
      get: (target, name) => (name === 'open' ? open : Reflect.get(target, name, target)),
    })
  }

  #storage(): TextStorage {
    const texts = this.#texts
    const mutate = (mutation: Mutation) => {
      if (this.#isDead) return
      apply(texts, mutation)
      this.outgoing.push(mutation)
    }
    return {
      get length() {
        return texts.size
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => {
        if (this.refusal) throw this.refusal
        const after = sizeOf(new Map(texts).set(key, value))
        if (after > this.#browser.quota && after > sizeOf(texts)) throw new QuotaExceededError('full')
        mutate({ key, value })
      },
      removeItem: (key) => mutate({ key, value: null }),
    }
  }
}
