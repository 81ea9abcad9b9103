import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { Page } from '#domain/values/paging.ts'
import { useApp } from '#wiring/app/use-app.ts'
import type { ListItem } from './use-movie-list.ts'

/** Pixels below the header, at which the first movie begins. */
const covered = 80

interface KeepInSightProps {
  readonly grid: RefObject<HTMLUListElement | null>
  readonly items: readonly ListItem[]
  readonly page: Page<ListItem>
  readonly size: number
  readonly goToPage: (page: number) => void
}

/** A change of the view keeps the first movie in sight, on whichever page it then is. */
export const KeepInSight = ({ grid, items, page, size, goToPage }: KeepInSightProps): null => {
  const { density } = useApp().memory.preferences
  const first = useRef<MovieId | null>(null)
  useEffect(() => {
    let shown = density.value.peek()
    // Before the list is drawn in the new view.
    return density.value.subscribe((next) => {
      if (next === shown) return
      shown = next
      const places = [...(grid.current?.children ?? [])]
      const index = places.findIndex((place) => place.getBoundingClientRect().bottom > covered + 1)
      first.current = page.items[index]?.movieId ?? null
    })
  }, [density, grid, page])
  useLayoutEffect(() => {
    const index = items.findIndex(({ movieId }) => movieId === first.current)
    if (index < 0) return
    const wanted = Math.floor(index / size) + 1
    if (wanted !== page.page) {
      goToPage(wanted)
      return
    }
    first.current = null
    const top = grid.current?.children[index - (wanted - 1) * size]?.getBoundingClientRect().top ?? covered
    if (top < covered || top > window.innerHeight / 2) window.scrollBy({ top: top - covered, behavior: 'instant' })
  })
  return null
}
