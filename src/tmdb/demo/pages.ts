import { type Answer, found, refusals } from './bodies.ts'

const pageSize = 20
const lastPage = 500

/** The `page` asked for, 1 where none is given, null when TMDB would refuse it. */
const pageOf = (query: URLSearchParams): number | null => {
  const text = query.get('page') ?? '1'
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= lastPage ? page : null
}

/**
 * One page of twenty rows of a list. Like TMDB it is empty beyond the last page, names one page where nothing
 * is found, and is refused with 400 when `page` is no integer from 1 to 500.
 */
export const pageAnswer = <Item>(
  items: readonly Item[],
  query: URLSearchParams,
  row: (item: Item) => object,
): Answer => {
  const page = pageOf(query)
  if (page === null) return refusals.invalidPage
  return found({
    page,
    results: items.slice((page - 1) * pageSize, page * pageSize).map(row),
    total_pages: Math.max(1, Math.ceil(items.length / pageSize)),
    total_results: items.length,
  })
}
