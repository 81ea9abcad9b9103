import { useEffect, useState } from 'react'
import { useApp } from '#wiring/app/use-app.ts'

/** Records are flushed to local storage after the next paint; by then they certainly are. */
const flushedMs = 300

export const useStorageUsage = (): number | null => {
  const { records, storage, platform } = useApp()
  const [used, setUsed] = useState(storage.usedSpace)
  useEffect(() => {
    let cancel = () => {}
    const measureSoon = () => {
      cancel()
      cancel = platform.timeout(() => setUsed(storage.usedSpace()), flushedMs)
    }
    const lists = [records.watchlist, records.collections, records.collectionMovies, records.settings]
    const stops = lists.map((list) => list.subscribe(measureSoon))
    return () => {
      for (const stop of stops) stop()
      cancel()
    }
  }, [records, storage.usedSpace, platform.timeout])
  return used
}
