import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isAtEntry } from '#components/history-entry.ts'
import { returnState } from '#components/use-scroll-memory.ts'
import { collectionsHref, pageFrom } from '#domain/addresses.ts'
import { isCollectionOrder } from '#domain/movie-list.ts'
import { isPageSize } from '#domain/paging.ts'
import { useApp } from '#wiring/use-app.ts'

interface BackToCollections {
  readonly href: string
  readonly prepare: () => void
  readonly go: () => void
}

export const useBackToCollections = (): BackToCollections => {
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
      // The person may have left while the collection was being deleted.
      if (!isAtEntry(key)) return
      prepare()
      void navigate(href, { replace: true, state: returnState })
    },
  }
}
