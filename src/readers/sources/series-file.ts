import { isObject } from '#domain/values/schema.ts'
import type { SourceFile } from '../source-file.ts'

const partsOfSeries = ['seasons', 'episodes']

const isSeries = (record: unknown): boolean =>
  isObject(record) && partsOfSeries.some((name) => typeof record[name] === 'object' && record[name] !== null)

/** Records with seasons or episodes. Their ids are those of series, which lead to other movies. */
export const isSeriesFile = ({ json }: SourceFile): boolean => {
  const root = json()
  if (!(Array.isArray(root) || isObject(root))) return false
  return Object.values(root).some((entry) => isSeries(entry) || (Array.isArray(entry) && entry.some(isSeries)))
}
