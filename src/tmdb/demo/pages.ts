import { type DemoResponse, errorResponses, ok } from './responses.ts'

const pageSize = 20
const lastPage = 500

const pageOf = (query: URLSearchParams): number | null => {
  const text = query.get('page') ?? '1'
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= lastPage ? page : null
}

/** Like TMDB: empty beyond the last page, at least one page, 400 for a page outside 1 to 500. */
export const pageResponse = <Item>(
  items: readonly Item[],
  query: URLSearchParams,
  row: (item: Item) => object,
): DemoResponse => {
  const page = pageOf(query)
  if (page === null) return errorResponses.invalidPage
  return ok({
    page,
    results: items.slice((page - 1) * pageSize, page * pageSize).map(row),
    total_pages: Math.max(1, Math.ceil(items.length / pageSize)),
    total_results: items.length,
  })
}
