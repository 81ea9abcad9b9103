import { useQuery } from '@tanstack/react-query'
import { isInTitles } from '#domain/movie/search-query.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { Listing } from './page-query.ts'

/** Above the movies when the query seems to be a name; judged by the first page, once it has loaded. */
export const usePeoplePlace = ({ tab, query }: Listing): 'above' | 'below' | null => {
  const { queries } = useApp().provider
  const { data } = useQuery({ ...useValue(queries).search(query, 1), enabled: false })
  if (tab !== 'search' || query === '') return null
  return data && !isInTitles(query, data.results) ? 'above' : 'below'
}
