export const pageSizes = [10, 20, 30, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 10

export const isPageSize = (size: unknown): size is PageSize => pageSizes.some((pageSize) => pageSize === size)

export interface Page<Item> {
  readonly items: readonly Item[]
  /** From 1 to `pages`. */
  readonly page: number
  readonly pages: number
  readonly total: number
}

const clamped = (page: number, pages: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), pages)

export const pageOf = <Item>(items: readonly Item[], page: number, size: number): Page<Item> => {
  const perPage = Math.max(1, Math.trunc(size) || 1)
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const shown = clamped(page, pages)
  return { items: items.slice((shown - 1) * perPage, shown * perPage), page: shown, pages, total: items.length }
}

/** Whether both have the same items, not only equal ones. */
export const isSamePage = <Item>(one: Page<Item>, other: Page<Item>): boolean =>
  one.page === other.page &&
  one.pages === other.pages &&
  one.total === other.total &&
  one.items.length === other.items.length &&
  one.items.every((item, index) => item === other.items[index])

export type PagerSlot = number | 'gap'

/** Page 1, current page with neighbors, last page and gaps; narrow: first, current, last. */
export const pagerSlots = (current: number, total: number, narrow: boolean): readonly PagerSlot[] => {
  const last = Math.max(1, Math.trunc(total) || 1)
  const here = clamped(current, last)
  const shown = narrow ? [1, here, last] : [1, here - 1, here, here + 1, last]
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  if (narrow) return pages
  return pages.flatMap((page, index): PagerSlot[] => (page - (pages[index - 1] ?? 0) > 1 ? ['gap', page] : [page]))
}
