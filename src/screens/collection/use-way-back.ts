import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isAtEntry } from '#components/history-entry.ts'
import { returning } from '#components/use-scroll-memory.ts'
import { collectionsHref, pageFrom } from '#domain/addresses.ts'
import { isCollectionOrder } from '#domain/movie-list.ts'
import { isPageSize } from '#domain/paging.ts'
import { useApp } from '#wiring/use-app.ts'

interface WayBack {
  readonly href: string
  /** Gives the list its order and page size as they were left; for a click on a link with `href`. */
  readonly prepare: () => void
  /** Goes there in place of the present page. */
  readonly go: () => void
}

/** The way back to the collections list as it was left: by ref_page and ref_filter, else as it is remembered. */
export const useWayBack = (): WayBack => {
  const { memory, preferences } = useApp()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { key } = useLocation()
  const state = memory.collectionsPage.read()
  const href = collectionsHref({
    page: pageFrom(parameters.get('ref_page')) ?? state?.page ?? 1,
    filter: parameters.get('ref_filter') ?? state?.filter ?? '',
  })
  const prepare = () => {
    if (!state) return
    if (isCollectionOrder(state.sortBy)) preferences.collections.order.set(state.sortBy)
    if (isPageSize(state.itemsPerPage)) preferences.collections.pageSize.set(state.itemsPerPage)
  }
  return {
    href,
    prepare,
    go: () => {
      // Somebody who has left while the collection was being deleted stays where they are.
      if (!isAtEntry(key)) return
      prepare()
      void navigate(href, { replace: true, state: returning })
    },
  }
}
