import { activeConditions, type DiscoverFilter, type FilterCondition, withoutConditions } from './discover-filter.ts'

/** A condition, and how many movies there are without it. */
export interface Remedy {
  readonly condition: FilterCondition
  readonly movies: number
}

/** No choice of a number of ratings is the default one. */
export const withoutOne = (filter: DiscoverFilter, condition: FilterCondition): DiscoverFilter =>
  condition === 'votes' ? { ...filter, votes: '0' } : withoutConditions(filter, [condition])

const mostCounts = 6

/** Conditions that the provider answers, of which dropping one may help. */
export const droppableIn = (filter: DiscoverFilter): readonly FilterCondition[] => {
  const active = activeConditions(filter).filter((name) => !['seen', 'listed', 'votes'].includes(name))
  return (filter.votes === '0' ? active : [...active.slice(0, mostCounts - 1), 'votes' as const]).slice(0, mostCounts)
}

/** Those that help, the one that helps most first. */
export const helpful = (remedies: readonly Remedy[]): readonly Remedy[] =>
  remedies.filter(({ movies }) => movies > 0).toSorted((one, other) => other.movies - one.movies)
