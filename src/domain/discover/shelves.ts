import { type Conditions, isNameTaken, type SavedFilter, savedFiltersIn } from '../lists/saved-filters.ts'
import type { Settings } from '../records/library.ts'
import {
  activeConditions,
  type DiscoverFilter,
  type FilterConditions,
  filterConditions,
  filterFrom,
  filterSearch,
} from './discover-filter.ts'

const list = 'discover'

export const shelvesIn = (settings: Partial<Settings>): readonly SavedFilter[] =>
  savedFiltersIn(settings).filter((saved) => saved.list === list)

export const filterOfShelf = ({ conditions, order }: SavedFilter): DiscoverFilter =>
  filterFrom((name) => (name === 'sort' ? order : (conditions[name] ?? null)))

/** The one that shows the movies of the filter. */
export const shelfOf = (shelves: readonly SavedFilter[], filter: DiscoverFilter): SavedFilter | undefined =>
  shelves.find((shelf) => filterSearch(filterOfShelf(shelf)) === filterSearch(filter))

export const isOnHome = ({ conditions }: SavedFilter): boolean => conditions['home'] === 'yes'

export const placedOnHome = ({ conditions }: SavedFilter, isShown: boolean): Conditions => {
  const { home: _, ...others } = conditions
  return isShown ? { ...others, home: 'yes' } : others
}

const longestShelfName = 40

/** As the filter says it in few words, and as no other shelf is called. */
const nameFrom = (labels: readonly string[], shelves: readonly SavedFilter[]): string => {
  const joined = labels.reduce((name, label) => {
    const longer = name === '' ? label : `${name} · ${label}`
    return longer.length <= longestShelfName ? longer : name
  }, '')
  const name = joined || (labels[0] ?? '').slice(0, longestShelfName)
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`
    const numbered = name.slice(0, longestShelfName - suffix.length) + suffix
    if (!isNameTaken(shelves, { list, name: numbered, id: 0 })) return numbered
  }
}

/** `labels` are what each condition says, '' where that is not known. */
export const newShelf = (
  filter: DiscoverFilter,
  labels: Readonly<Partial<FilterConditions>>,
  shelves: readonly SavedFilter[],
): Omit<SavedFilter, 'id'> => {
  const active = activeConditions(filter)
  // What the movies are comes before where they are to be had.
  const telling = (['genre', 'language', 'country', 'year', 'people', 'keywords', 'companies'] as const).filter(
    (name) => active.includes(name),
  )
  const ordered = [...new Set([...telling, ...filterConditions.filter((name) => active.includes(name))])]
  return {
    list,
    name: nameFrom(
      ordered.flatMap((name) => labels[name] || []),
      shelves,
    ),
    order: filter.sort,
    conditions: Object.fromEntries(active.map((name) => [name, filter[name]])),
  }
}
