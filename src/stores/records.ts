import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Library } from '#domain/library.ts'
import type { JournalKeeping } from './journal-keeping.ts'
import { recordKeys, revisionKey } from './keys.ts'
import { lateJournalKeeping } from './late-journal-keeping.ts'
import { NewerJournalError } from './newer-journal-error.ts'
import { createRecordState, forget, type Operation, perform, settle } from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'
import { afterDelay, afterJitter, afterNextPaint, onceInTurn, oneAtATime } from './scheduling.ts'
import { createStorageKeeping } from './storage-keeping.ts'
import { isCleared, isFull, readMark, recordsSchema } from './stored-records.ts'

/** What a person must know about where the records are kept. */
export type RecordsStatus =
  | { readonly kind: 'ok' }
  /** Local storage is blocked: without a database too, the records last for this visit only. */
  | { readonly kind: 'storage blocked'; readonly lasting: boolean }
  /** IndexedDB is blocked: everything works, but a killed browser may lose the last changes. */
  | { readonly kind: 'database blocked' }
  /** The stored data are of a newer version of the app: nothing is written. */
  | { readonly kind: 'newer schema'; readonly schema: number }
  /** The browser refused a write; all is as it was before it. Stays until acknowledged. */
  | { readonly kind: 'refused' }
  /** Local storage had lost these many records, and they came back from the journal. Stays until acknowledged. */
  | { readonly kind: 'restored'; readonly records: number }

/** The personal records, owner of every record key: nothing else reads or writes them. */
export interface Records {
  readonly watchlist: ReadonlySignal<Library['watchlist']>
  readonly collections: ReadonlySignal<Library['collections']>
  readonly collectionMovies: ReadonlySignal<Library['collectionMovies']>
  readonly watchHistory: ReadonlySignal<Library['watchHistory']>
  readonly settings: ReadonlySignal<Library['settings']>
  readonly deletedCollections: ReadonlySignal<Library['deletedCollections']>
  readonly status: ReadonlySignal<RecordsStatus>
  /** Resolves once the journal has answered, or is known not to answer in time. */
  readonly ready: Promise<void>
  /** The library of this moment. */
  readonly library: () => Library
  /**
   * Applies an operation at once. Resolves true when it is durable and accepted by local storage, false when it was
   * refused and undone; never rejects. An operation that changes nothing resolves true.
   */
  readonly change: (operation: Operation) => Promise<boolean>
  /** Follows other tabs if local storage says something newer: cheap enough for every two seconds (spec section 4). */
  readonly refresh: () => void
  /** Takes the status 'refused' or 'restored' away. */
  readonly acknowledge: () => void
  /** Writes what waits, ends all subscriptions and closes the journal. */
  readonly close: () => void
}

/** How long writes wait for the journal, in milliseconds. */
const patience = 500

const sharedKeys: ReadonlySet<string> = new Set([...Object.values(recordKeys), revisionKey])

/** Opens the personal records. The lists of local storage are there at once; the journal's news follow. */
export const createRecords = (world: RecordsWorld): Records => {
  const state = createRecordState(world)
  const newer = signal((state.mark?.schema ?? 0) > recordsSchema ? state.mark?.schema : undefined)
  const journal =
    world.database && newer.value === undefined
      ? lateJournalKeeping(state, world.database, recordsSchema, world.report)
      : undefined
  const plain = createStorageKeeping(state, world)

  const way = signal<'asking' | 'journal' | 'storage'>(journal ? 'asking' : 'storage')
  const notice = signal<RecordsStatus | undefined>(undefined)
  const status = computed((): RecordsStatus => {
    if (newer.value !== undefined) return { kind: 'newer schema', schema: newer.value }
    if (notice.value) return notice.value
    if (!state.storage) return { kind: 'storage blocked', lasting: way.value !== 'storage' }
    return way.value === 'storage' ? { kind: 'database blocked' } : { kind: 'ok' }
  })
  let becomeReady = () => {}
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve
  })

  // Only a tab that has seen records there can tell that they were cleared.
  let hadText = state.storage !== undefined && !isCleared(state.storage)
  let seen = state.revision
  let isClosed = false

  const refused = () => {
    notice.value = { kind: 'refused' }
  }

  /** A newer version of the app has taken over the records. */
  const stopWriting = (schema: number) => {
    newer.value = schema
    settle(state, state.pending, false)
  }

  const mirror = (keeping: JournalKeeping) => {
    if (noticeClearing()) return
    if (keeping.isBehind()) return ask()
    const isWritten = keeping.mirror()
    hadText = state.storage !== undefined && !isCleared(state.storage)
    if (isWritten) return
    refused()
    ask()
  }

  /** Lets local storage follow. */
  const flush = () => {
    paint.cancel()
    check.cancel()
    if (newer.value !== undefined || isClosed) return
    if (way.value === 'journal' && journal) mirror(journal)
    if (way.value !== 'storage' || state.committing) return
    if (!plain.flush()) refused()
    hadText ||= state.storage !== undefined && !isCleared(state.storage)
  }

  const exchange = async (keeping: JournalKeeping) => {
    try {
      const restored = await keeping.exchange()
      way.value = 'journal'
      if (restored > 0 && state.storage && !notice.value) notice.value = { kind: 'restored', records: restored }
    } catch (error) {
      const isRefusal = isFull(error) && way.value === 'journal' && state.pending.length > 0
      if (error instanceof NewerJournalError) stopWriting(error.schema)
      else world.report(error)
      if (isRefusal) {
        refused()
        settle(state, state.pending, false)
      } else way.value = 'storage'
    }
    becomeReady()
    // Other tabs write their own changes: this tab only checks, later, that it was done.
    if (way.value === 'storage' || journal?.isWaiting()) paint.request()
    else check.request()
  }

  const inTurn = oneAtATime((error) => {
    world.report(error)
    way.value = 'storage'
  })
  /** Exchanges with the journal: it takes the pending operations and returns its news. */
  const ask = onceInTurn(inTurn, async () => {
    if (journal && !isClosed) await exchange(journal)
  })

  /** Local storage was cleared. The journal forgets what this tab knew of, not what came after. */
  const forgetAll = () => {
    const upTo = Math.max(state.revision, seen)
    hadText = false
    forget(state)
    if (!journal) return
    inTurn(() => journal.clear(upTo))
    ask()
  }

  const noticeClearing = (): boolean => {
    const isGone = hadText && state.storage !== undefined && isCleared(state.storage)
    if (isGone) forgetAll()
    return isGone
  }

  /** Takes in what other tabs did. */
  const follow = () => {
    if (way.value === 'storage') flush()
    else ask()
  }

  const onStorage = (key: string | null) => {
    if (newer.value !== undefined) return
    if (key === null) return forgetAll()
    // All keys may be removed one by one: after the last one, everything counts as cleared.
    if (!sharedKeys.has(key) || !state.storage || noticeClearing()) return
    plain.noteChange()
    hadText = true
    const mark = readMark(state.storage)
    if (mark && mark.schema > recordsSchema) return stopWriting(mark.schema)
    seen = Math.max(seen, mark?.revision ?? 0)
    others.request()
  }

  const onHide = () => {
    const { storage, pending } = state
    if (newer.value !== undefined || !storage) return
    if (way.value === 'storage' || pending.length === 0) {
      if (paint.isWaiting() || check.isWaiting()) flush()
      return
    }
    try {
      plain.writeShown(storage)
      hadText = true
    } catch (error) {
      world.report(error)
    }
  }

  const onShow = () => {
    if (newer.value !== undefined || noticeClearing()) return
    plain.noteChange()
    if (way.value === 'storage') flush()
    ask()
  }

  const change = (operation: Operation): Promise<boolean> => {
    if (newer.value !== undefined || isClosed) return Promise.resolve(false)
    noticeClearing()
    try {
      const result = perform(state.shown(), operation)
      // An operation that changes nothing may depend on a change that is not durable yet: then it waits for that one.
      if (result === state.shown() && state.pending.length === 0) return Promise.resolve(true)
      return new Promise((resolve) => {
        state.add({ run: operation, settle: resolve }, result)
        if (way.value === 'storage') paint.request()
        else ask()
      })
    } catch (error) {
      world.report(error)
      return Promise.resolve(false)
    }
  }

  const paint = afterNextPaint(world, flush)
  const check = afterDelay(world, flush)
  const others = afterJitter(world, follow)
  const stops = [world.onStorage(onStorage), world.onHide(onHide), world.onShow(onShow)]
  const giveUp = world.timeout(() => {
    if (way.value !== 'asking') return
    way.value = 'storage'
    becomeReady()
    paint.request()
  }, patience)
  if (journal) ask()
  else becomeReady()

  return {
    ...state.signals,
    status,
    ready,
    library: state.shown,
    change,
    refresh: () => {
      if (newer.value === undefined && !noticeClearing() && journal?.isBehind()) ask()
    },
    acknowledge: () => {
      notice.value = undefined
    },
    close: () => {
      onHide()
      for (const stop of [...stops, giveUp, paint.cancel, check.cancel, others.cancel]) stop()
      isClosed = true
      inTurn(async () => journal?.close())
    },
  }
}
