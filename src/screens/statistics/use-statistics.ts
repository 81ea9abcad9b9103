import { useEffect, useMemo, useState } from 'react'
import type { KnownFacts } from '#domain/film-facts.ts'
import type { ViewingRecords } from '#domain/statistics/film-details.ts'
import type { Period } from '#domain/statistics/period.ts'
import { computeStatistics, type Statistics, statisticsOf } from '#domain/statistics/statistics.ts'
import { useApp } from '#wiring/use-app.ts'

/** Fewer films take less than a frame, also on a slow processor. */
const mostFilmsAtOnce = 1500

/** Null until a large library was gone through; then the last ones until the next are ready. */
export const useStatistics = (records: ViewingRecords, facts: KnownFacts, period: Period): Statistics | null => {
  const { run, reportOnce } = useApp()
  const isSmall = records.watchHistory.length <= mostFilmsAtOnce
  const atOnce = useMemo(
    () => (isSmall ? statisticsOf(records, facts, period) : null),
    [isSmall, records, facts, period],
  )
  const [inSteps, setInSteps] = useState<Statistics | null>(null)
  useEffect(() => {
    if (isSmall) return
    const controller = new AbortController()
    const { signal } = controller
    run(computeStatistics(records, facts, period), { signal }).then(setInSteps, (error: unknown) => {
      if (!signal.aborted) reportOnce(error)
    })
    return () => controller.abort()
  }, [isSmall, records, facts, period, run, reportOnce])
  return atOnce ?? inSteps
}
