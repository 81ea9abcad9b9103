import { useMemo } from 'react'
import type { ListLocation } from '#components/place/use-list-location.ts'
import { isAllTime, periodFrom } from '#domain/statistics/period.ts'
import { filtersIn, type Narrowing } from '#domain/statistics/viewing-filter.ts'

/** What links of the statistics add to the filters of the diary. */
export const useNarrowing = ({ hrefWith }: ListLocation): Narrowing & { readonly isNarrow: boolean } => {
  const href = hrefWith({})
  return useMemo(() => {
    const parameters = new URLSearchParams(href.slice(href.indexOf('?')))
    const parameter = (name: string) => parameters.get(name) ?? ''
    const filter = filtersIn(parameter)
    const period = periodFrom({ year: '', from: parameter('from'), to: parameter('to') })
    return { filter, period, isNarrow: Object.keys(filter).length > 0 || !isAllTime(period) }
  }, [href])
}
