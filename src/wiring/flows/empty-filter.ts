import type { DiscoverFilter } from '#domain/discover/discover-filter.ts'
import { droppableIn, withoutOne } from '#domain/discover/remedies.ts'
import { emptyFilterMachine } from '#machines/empty-filter.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { filterQueries } from '../movies/use-filter-queries.ts'

const createEmptyFilter = (app: App, filter: DiscoverFilter) =>
  createFlow(
    app,
    emptyFilterMachine,
    { conditions: droppableIn(filter) },
    {
      'count movies': ({ conditions }) => {
        const { count } = filterQueries(app)
        return Promise.all(
          conditions.map(async (condition) => ({
            condition,
            movies: await app.provider.queryClient.fetchQuery(count(withoutOne(filter, condition))),
          })),
        )
      },
    },
  )

export const useEmptyFilter = (filter: DiscoverFilter) => useFlow(createEmptyFilter, filter)
