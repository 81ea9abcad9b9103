import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MoviePage, withoutRepeats } from '#domain/movie/discover.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { type Listing, pageQuery } from './page-query.ts'

/** Leaves out movies of earlier pages. A page beyond the last is the last. */
export const useMoviePage = (listing: Listing, requestedPage: number): MoviePage => {
  const { queries: current, queryClient } = useApp().provider
  const queries = useValue(current)
  const { data: first } = useSuspenseQuery(pageQuery(queries, listing, requestedPage))
  const page = Math.max(1, Math.min(requestedPage, first.totalPages))
  const { data } = useSuspenseQuery(pageQuery(queries, listing, page))
  return useMemo(() => {
    const earlier = Array.from({ length: page - 1 }, (_, index) => pageQuery(queries, listing, index + 1).queryKey)
    const read = earlier.flatMap((key) => queryClient.getQueryData<MoviePage>(key) ?? [])
    return { ...data, page, results: withoutRepeats(data.results, read) }
  }, [data, listing, page, queries, queryClient])
}
