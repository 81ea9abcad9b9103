import { useLocation, useNavigate } from 'react-router-dom'
import { MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { FilterChips } from '#components/filters/filter-chips.tsx'
import { ListControls } from '#components/list/list-status.tsx'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { Page } from '#components/loading/page.tsx'
import { WhenRecordsReady } from '#components/loading/when-records-ready.tsx'
import { useScrollMemory } from '#components/place/use-scroll-memory.ts'
import { useAnswerable } from '#components/shelves/left-out.ts'
import {
  activeConditions,
  type DiscoverFilter,
  filterFrom,
  filterSearch,
  withoutConditions,
} from '#domain/discover/discover-filter.ts'
import { pageFrom, sectionPaths } from '#domain/movie/addresses.ts'
import { genreSorts } from '#domain/movie/discover.ts'
import { discoverTabs } from '#domain/movie/discover-location.ts'
import { css } from '#styled/css'
import { Select } from '#ui/fields/select.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { FilterButton } from './filter-button.tsx'
import { FilteredMovies } from './filtered-movies.tsx'
import { KeepShelf } from './keep-shelf.tsx'
import { useFilterLabels } from './use-filter-names.ts'

const panel = css({ stack: { base: '2', md: { base: '4', _lowScreen: '2' } } })
const row = css({ row: '2', flexWrap: 'wrap' })
const chips = css({ wrap: '2', minHeight: '8', fontSize: 'sm' })

/** The movies of a filter that the address holds; it is no tab, and remembers nothing. */
export const Filtered = () => {
  const { discover: messages, app, lists } = useCoreMessages()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const onShown = useScrollMemory(sectionPaths.discover.list)
  const parameters = new URLSearchParams(search)
  const given = filterFrom((name) => parameters.get(name))
  const filter = useAnswerable(given)
  const labels = useFilterLabels(filter)
  const steps = pageFrom(parameters.get('page')) ?? 1
  const show = (next: DiscoverFilter) => {
    void navigate({ pathname: sectionPaths.discover.list, search: filterSearch(next) })
    window.scrollTo({ top: 0 })
  }
  const tabLabels = { trending: messages.trending, genre: messages.genres, search: messages.search }
  const loading = <MovieGridSkeleton count={10} label={app.loading} />
  return (
    <Page heading={messages.heading}>
      <TabLinks
        label={messages.tabs}
        current="genre"
        links={discoverTabs.map((key) => ({
          key,
          label: tabLabels[key],
          href: `${sectionPaths.discover.list}?tab=${key}`,
        }))}
      />
      <section className={panel}>
        <h2 className={visuallyHidden}>{lists.filters}</h2>
        <ListControls>
          <div className={row}>
            <Select
              label={messages.order}
              labelPlacement="inside"
              choices={genreSorts.map((value) => ({ value, label: messages.orders[value] }))}
              value={filter.sort}
              onChange={(value) => {
                const sort = genreSorts.find((known) => known === value)
                if (sort) show({ ...filter, sort })
              }}
            />
            <FilterButton filter={filter} isShown />
          </div>
          <div className={chips}>
            <FilterChips
              filters={activeConditions(filter).map((key) => ({ key, label: labels[key] || '…' }))}
              onRemove={(key) => show(withoutConditions(filter, [key]))}
            />
            {activeConditions(filter).length > 0 ? (
              <AsyncBoundary loading={null} ErrorFallback={InlineError}>
                <KeepShelf filter={filter} labels={labels} />
              </AsyncBoundary>
            ) : null}
          </div>
        </ListControls>
        <AsyncBoundary resetKey={filterSearch(given)} loading={loading}>
          <WhenRecordsReady loading={loading}>
            <FilteredMovies
              key={filterSearch(filter)}
              filter={filter}
              steps={steps}
              onMore={() => void navigate({ search: filterSearch(given, steps + 1) }, { replace: true, state })}
              onChange={show}
              onShown={onShown}
            />
          </WhenRecordsReady>
        </AsyncBoundary>
      </section>
    </Page>
  )
}
