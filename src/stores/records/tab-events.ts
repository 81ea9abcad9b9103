import { recordKeys, revisionKey } from '../keys.ts'
import { isFollowing, isWritable } from './lifecycle.ts'
import type { Persistence } from './persistence.ts'
import type { RecordState } from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'
import { afterJitter } from './scheduling.ts'
import { readStamp, recordsSchema } from './stored-records.ts'

const sharedKeys: ReadonlySet<string> = new Set([...Object.values(recordKeys), revisionKey])

export const onTabEvents = (state: RecordState, world: RecordsWorld, engine: Persistence) => {
  const { lifecycle, send, localStorageMirror } = engine
  const mode = () => lifecycle().mode.kind

  const onRemoteChange = afterJitter(world, () => {
    if (mode() === 'local storage only') engine.flush()
    else engine.requestSync()
  })

  const onStorage = (key: string | null) => {
    if (!isFollowing(lifecycle())) return
    if (key === null) return engine.clear()
    // Keys may be removed one by one: after the last one, everything counts as cleared.
    if (!sharedKeys.has(key) || !state.storage || engine.detectClearing()) return
    localStorageMirror.markStale()
    const stamp = readStamp(state.storage)
    send({ type: 'other tab wrote', revision: stamp?.revision ?? 0 })
    if (stamp && stamp.schema > recordsSchema) return engine.stopWriting(stamp.schema)
    onRemoteChange.request()
  }

  const flushBeforeHiding = () => {
    const { storage } = state
    if (!isWritable(lifecycle()) || !storage) return
    if (mode() === 'local storage only' || state.pending().length === 0) {
      if (engine.isFlushPending()) engine.flush()
      return
    }
    try {
      localStorageMirror.writeShown(storage)
      send({ type: 'local storage checked', hasRecords: true })
    } catch (error) {
      world.report(error)
    }
  }

  const onShow = () => {
    if (!isFollowing(lifecycle()) || engine.detectClearing()) return
    localStorageMirror.markStale()
    if (mode() === 'local storage only') engine.flush()
    engine.requestSync()
  }

  const stops = [world.onStorage(onStorage), world.onHide(flushBeforeHiding), world.onShow(onShow)]
  return {
    flushBeforeHiding,
    stop: () => {
      for (const stop of stops) stop()
      onRemoteChange.cancel()
    },
  }
}
