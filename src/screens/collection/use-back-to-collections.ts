import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isAtEntry } from '#components/place/history-entry.ts'
import { returnState } from '#components/place/use-scroll-memory.ts'
import { isCollectionOrder } from '#domain/lists/movie-list.ts'
import { collectionsHref, pageFrom } from '#domain/movie/addresses.ts'
import { isPageSize } from '#domain/values/paging.ts'
import { useApp } from '#wiring/app/use-app.ts'

interface BackToCollections {
  readonly href: string
  readonly prepare: () => void
  readonly go: () => void
}

export const useBackToCollections = (): BackToCollections => {
  const { memory } = useApp()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { key } = useLocation()
  const state = memory.lists.collectionsPage.read()
  const href = collectionsHref({
    page: pageFrom(parameters.get('ref_page')) ?? state?.page ?? 1,
    filter: parameters.get('ref_filter') ?? state?.filter ?? '',
  })
  const prepare = () => {
    if (!state) return
    if (isCollectionOrder(state.sortBy)) memory.preferences.collections.order.set(state.sortBy)
    if (isPageSize(state.itemsPerPage)) memory.preferences.collections.pageSize.set(state.itemsPerPage)
  }
  return {
    href,
    prepare,
    go: () => {
      // The user may have left while the collection was being deleted.
      if (!isAtEntry(key)) return
      prepare()
      void navigate(href, { replace: true, state: returnState })
    },
  }
}
