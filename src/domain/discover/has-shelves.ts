import { field, isObject } from '../values/schema.ts'

/** Whether the settings have a shelf, or one that Home shows; apart from what reads them, for a page that may have none. */
export const hasShelves = (settings: object, place: 'discover' | 'home'): boolean => {
  const rows = field({ ...settings }, 'savedFilters')
  if (!Array.isArray(rows)) return false
  return rows.some((row: unknown) => {
    if (!isObject(row) || row['list'] !== 'discover') return false
    const conditions = row['conditions']
    return place === 'discover' || (isObject(conditions) && conditions['home'] === 'yes')
  })
}
