import { useEffect, useMemo, useState } from 'react'
import type { KnownFacts } from '#domain/movie/movie-facts.ts'
import type { ViewingRecords } from '#domain/statistics/movie-details.ts'
import type { Period } from '#domain/statistics/period.ts'
import { computeStatistics, type Statistics, statisticsOf } from '#domain/statistics/statistics.ts'
import type { Steps } from '#domain/values/pause.ts'
import type { Platform } from '#wiring/app/app.ts'
import { useApp } from '#wiring/app/use-app.ts'

/** Fewer movies take less than a frame, also on a slow processor. */
const mostMoviesAtOnce = 1500
const sliceMs = 16

/** Lets the page respond between the slices. Returns what stops it. */
const runInSlices = <Result>(
  { now, timeout }: Platform,
  steps: Steps<Result>,
  onDone: (result: Result) => void,
): (() => void) => {
  let cancel = () => {}
  const slice = () => {
    const end = now() + sliceMs
    do {
      const step = steps.next()
      if (step.done) {
        onDone(step.value)
        return
      }
    } while (now() < end)
    cancel = timeout(slice, 0)
  }
  slice()
  return () => cancel()
}

/** Null without a period, and until a large library was gone through; then the last ones until the next are ready. */
export const useStatistics = (records: ViewingRecords, facts: KnownFacts, period: Period | null): Statistics | null => {
  const { platform } = useApp()
  const isSmall = records.watchHistory.length <= mostMoviesAtOnce
  const atOnce = useMemo(
    () => (isSmall && period ? statisticsOf(records, facts, period) : null),
    [isSmall, records, facts, period],
  )
  const [inSlices, setInSlices] = useState<Statistics | null>(null)
  useEffect(() => {
    if (isSmall) return
    if (!period) return setInSlices(null)
    return runInSlices(platform, computeStatistics(records, facts, period), setInSlices)
  }, [isSmall, records, facts, period, platform])
  return atOnce ?? inSlices
}
