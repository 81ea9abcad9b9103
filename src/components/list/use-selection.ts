import { useMemo, useRef, useState } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'

/** The movies that are selected in a list. */
export interface Selection {
  /** Null while nothing can be selected. */
  readonly selected: ReadonlySet<MovieId> | null
  readonly begin: () => void
  readonly end: () => void
  readonly clear: () => void
  readonly add: (ids: readonly MovieId[]) => void
  /** Selects a movie or not; with the range, also all that `shown` has between it and the one toggled before. */
  readonly toggle: (id: MovieId, isSelected: boolean, range: readonly MovieId[] | null) => void
}

/** Another object only for another selection. */
export const useSelection = (): Selection => {
  const [selected, setSelected] = useState<ReadonlySet<MovieId> | null>(null)
  const last = useRef<MovieId | null>(null)
  return useMemo(() => {
    const start = () => {
      last.current = null
      setSelected(new Set())
    }
    return {
      selected,
      begin: start,
      clear: start,
      end: () => setSelected(null),
      add: (ids) => setSelected((before) => new Set([...(before ?? []), ...ids])),
      toggle: (id, isSelected, range) => {
        const from = range && last.current !== null ? range.indexOf(last.current) : -1
        const to = range?.indexOf(id) ?? -1
        const toggled = range && from >= 0 && to >= 0 ? range.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
        last.current = id
        setSelected((before) => {
          const next = new Set(before)
          for (const each of toggled) {
            if (isSelected) next.add(each)
            else next.delete(each)
          }
          return next
        })
      },
    }
  }, [selected])
}
