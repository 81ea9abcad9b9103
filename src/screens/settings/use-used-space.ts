import { useEffect, useState } from 'react'
import { useApp } from '#wiring/use-app.ts'

/** Local storage follows a change of the records after the next paint; milliseconds until it certainly has. */
const written = 300

/** UTF-16 units of local storage in use, measured again when the records have changed; null where it is blocked. */
export const useUsedSpace = (): number | null => {
  const { records, usedSpace, timeout } = useApp()
  const [used, setUsed] = useState(usedSpace)
  useEffect(() => {
    let cancel = () => {}
    const measureSoon = () => {
      cancel()
      cancel = timeout(() => setUsed(usedSpace()), written)
    }
    const lists = [records.watchlist, records.collections, records.collectionMovies, records.settings]
    const stops = lists.map((list) => list.subscribe(measureSoon))
    return () => {
      for (const stop of stops) stop()
      cancel()
    }
  }, [records, usedSpace, timeout])
  return used
}
