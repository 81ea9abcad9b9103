import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isReturning } from '#components/use-scroll-memory.ts'
import type { RecordId } from '#domain/library.ts'
import { isListOrder } from '#domain/movie-list.ts'
import { isPageSize } from '#domain/paging.ts'
import { useApp } from '#wiring/use-app.ts'

export const useRestoredListState = (id: RecordId): { readonly page: string; readonly filter: string } | null => {
  const { memory, preferences } = useApp()
  const { search, state } = useLocation()
  const [restored] = useState(() => {
    const isPlaced = ['page', 'filter', 'genre'].some((name) => new URLSearchParams(search).has(name))
    return isReturning(state) && !isPlaced ? memory.collection(id).read() : null
  })
  const { order, pageSize } = preferences.collection(id)
  useEffect(() => {
    if (!restored) return
    if (isListOrder(restored.sortBy)) order.set(restored.sortBy)
    if (isPageSize(restored.itemsPerPage)) pageSize.set(restored.itemsPerPage)
  }, [restored, order, pageSize])
  return restored && { page: String(restored.page), filter: restored.filter }
}
