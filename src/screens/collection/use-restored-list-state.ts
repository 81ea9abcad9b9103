import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isReturning } from '#components/place/use-scroll-memory.ts'
import { isListOrder } from '#domain/lists/movie-list.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { isPageSize } from '#domain/values/paging.ts'
import { useApp } from '#wiring/app/use-app.ts'

export const useRestoredListState = (id: RecordId): { readonly page: string; readonly filter: string } | null => {
  const { memory } = useApp()
  const { search, state } = useLocation()
  const [restored] = useState(() => {
    const isPlaced = ['page', 'filter', 'genre'].some((name) => new URLSearchParams(search).has(name))
    return isReturning(state) && !isPlaced ? memory.lists.collection(id).read() : null
  })
  const { order, pageSize } = memory.preferences.collection(id)
  useEffect(() => {
    if (!restored) return
    if (isListOrder(restored.sortBy)) order.set(restored.sortBy)
    // One that was never chosen is not chosen by coming back.
    if (isPageSize(restored.itemsPerPage) && restored.itemsPerPage !== pageSize.value.peek())
      pageSize.set(restored.itemsPerPage)
  }, [restored, order, pageSize])
  return restored && { page: String(restored.page), filter: restored.filter }
}
