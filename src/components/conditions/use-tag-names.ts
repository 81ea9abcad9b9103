import { useQueries } from '@tanstack/react-query'
import type { NamedId } from '#domain/movie/movie-details.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'

/** By id; what has not loaded has no name yet. */
export type TagNames = ReadonlyMap<number, string>

const namesIn = (answers: readonly { readonly data: NamedId | undefined }[]): TagNames =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])))

export const usePersonNames = (ids: readonly number[]): TagNames => {
  const queries = useValue(useApp().provider.queries)
  return namesIn(useQueries({ queries: ids.map((id) => queries.person(id)) }))
}

export const useKeywordNames = (ids: readonly number[]): TagNames => {
  const { keyword } = useFilterQueries()
  return namesIn(useQueries({ queries: ids.map((id) => keyword(id)) }))
}

export const useCompanyNames = (ids: readonly number[]): TagNames => {
  const { company } = useFilterQueries()
  return namesIn(useQueries({ queries: ids.map((id) => company(id)) }))
}
