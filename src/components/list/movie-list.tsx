import { Clapperboard } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { noFilter } from '#domain/lists/movie-filter.ts'
import { genresIn, type ListedRecord, searchByTitle } from '#domain/lists/movie-list.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { pageOf } from '#domain/values/paging.ts'
import { sameItems } from '#domain/values/same-items.ts'
import type { ListPreferences } from '#stores/preferences/preferences.ts'
import type { RecordsStatus } from '#stores/records/lifecycle.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsPrinting } from '#ui/hooks/printing.ts'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { AsyncBoundary } from '../async/async-boundary.tsx'
import { InlineError } from '../async/inline-error.tsx'
import { lazyComponent } from '../async/lazy-component.tsx'
import { useSettled } from '../async/use-settled.ts'
import { WhenRecordsReady } from '../async/when-records-ready.tsx'
import { MovieGrid, MovieGridSkeleton } from '../card/movie-grid.tsx'
import { FiltersButton } from '../filters/filters-button.tsx'
import { GenreFilter } from '../filters/genre-filter.tsx'
import { SavedTabs } from '../filters/saved-tabs.tsx'
import { ServiceFilter } from '../filters/service-filter.tsx'
import { ServiceStatus } from '../filters/service-status.tsx'
import type { ListView } from '../filters/use-list-view.ts'
import { useMovieFilter } from '../filters/use-movie-filter.ts'
import { firstScreenful } from '../pictures/grid-pictures.ts'
import { DrawsAtOnce } from '../pictures/poster.tsx'
import type { ListLocation } from '../place/use-list-location.ts'
import { MarksSource } from '../services/marks-source.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListStatus } from './list-status.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { RuntimeProgress } from './runtime-progress.tsx'
import { Selectable } from './selectable.tsx'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

const ViewActions = lazyComponent(() => import('../filters/view-actions.tsx').then((module) => module.ViewActions))
const NameDialog = lazyComponent(() =>
  import('../filters/saved-filter-dialog.tsx').then((module) => module.SavedFilterDialog),
)

const tabRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  '& > nav': { minWidth: '0' },
})
const skeletons = 10
const settlingMs = 300

/** Then the banner says where they are. */
const areListsMissing = (status: RecordsStatus): boolean =>
  status.kind === 'lists lost' ||
  status.kind === 'lists out of reach' ||
  (status.kind === 'newer schema' && !status.hasLists)

/** Keeps the previous array while its entries are equal, so that what depends on it does not render again. */
const useUnchanged = (list: readonly string[]): readonly string[] => {
  const [last, setLast] = useState(list)
  if (sameItems(last, list)) return last
  setLast(list)
  return list
}

type ListItem = ListedRecord & { readonly movieId: MovieId }

export interface ListSummary {
  readonly total: number
  readonly matching: number
  /** What was searched for, and the conditions but for the genre. */
  readonly term: string
  readonly genre: string
}

interface MovieListProps<Item extends ListItem, Order extends string> {
  readonly items: readonly Item[]
  readonly location: ListLocation
  readonly view: ListView<Order>
  readonly preferences: ListPreferences<Order>
  readonly orders: Readonly<Record<Order, string>>
  readonly searchLabel: string
  readonly tabs?: ReactNode
  /** What the open tab of a saved filter narrows the list to, as one of these tabs. */
  readonly tabLabel?: string
  readonly summary: (narrowed: ListSummary) => string
  readonly noMatch: (term: string) => string
  readonly empty: ReactNode
  readonly card: (item: Item, eager: boolean) => ReactNode
  readonly bulkActions: readonly BulkAction[]
}

export const MovieList = <Item extends ListItem, Order extends string>(props: MovieListProps<Item, Order>) => {
  const { items, location, view, preferences, orders, searchLabel, tabs, tabLabel = '', summary, empty } = props
  const messages = useMessages()
  const isMissing = areListsMissing(useValue(useApp().records.status))
  const selection = useSelection()
  const { selected } = selection
  const isNarrow = useIsNarrow()
  const size = useValue(preferences.pageSize.value)
  // A click on a card must not wait for the genres of the whole list.
  const settledItems = useSettled(items, settlingMs)
  const genres = useUnchanged(useMemo(() => genresIn(settledItems), [settledItems]))
  const { filter, matching: filtered, labels, isReading, isNarrowing, runtimes } = useMovieFilter(items, location)
  // Deferred, so that typing does not wait for the cards.
  const search = useDeferredValue(location.filter)
  const matching = useMemo(() => searchByTitle(filtered, search), [filtered, search])
  const isPrinting = useIsPrinting()
  const [number, length] = isPrinting ? [1, Math.max(matching.length, 1)] : [location.page, size]
  const page = useMemo(() => pageOf(matching, number, length), [matching, number, length])
  const pageIds = page.items.map((item) => item.movieId)
  const { genre, ...conditions } = labels
  const text = search.trim()
  const chips = { tab: tabLabel, filter: text, genre, ...conditions }
  const term = [text, ...Object.values(conditions)].filter((label) => label !== '').join(', ')
  const narrowed = { total: items.length, matching: matching.length, term, genre }
  const { change } = location
  const [isNaming, setNaming] = useState(false)
  const name = useCallback(() => setNaming(true), [])
  const chooseGenre = useCallback((chosen: string) => change({ genre: chosen }), [change])
  const filters = useMemo(
    () => (
      <>
        <GenreFilter genres={genres} genre={filter.genre} label={genre} onGenre={chooseGenre} />
        <ServiceFilter service={filter.service} label={labels.service} change={change} />
      </>
    ),
    [genres, filter.genre, filter.service, genre, labels.service, change, chooseGenre],
  )
  const filtersButton = useMemo(
    () => <FiltersButton movies={settledItems} genres={genres} filter={filter} change={change} onName={name} />,
    [settledItems, genres, filter, change, name],
  )

  const select =
    items.length === 0 ? null : (
      <Button variant="link" aria-pressed={selected !== null} onClick={selected ? selection.end : selection.begin}>
        {selected ? messages.selection.done : messages.selection.start}
      </Button>
    )

  return (
    <>
      {tabs ? (
        <div className={tabRow}>
          {tabs}
          {isNarrow ? null : select}
        </div>
      ) : null}
      {tabs ? null : <SavedTabs view={view} location={location} total={items.length} />}
      <ListToolbar
        searchLabel={searchLabel}
        location={location}
        preferences={preferences}
        orders={orders}
        change={change}
        addressed={location.parameter('order') === view.order ? view.order : undefined}
        filters={filters}
        button={filtersButton}
      />
      <ListStatus
        summary={summary(narrowed)}
        filters={chips}
        change={change}
        actions={
          <>
            {view.current || isNarrowing || search.trim() !== '' ? (
              <AsyncBoundary loading={null} ErrorFallback={InlineError}>
                <ViewActions view={view} onName={name} />
              </AsyncBoundary>
            ) : null}
            {filter.service === '' ? null : <ServiceStatus items={items} />}
          </>
        }
        aside={tabs && !isNarrow ? null : select}
      />
      {runtimes.total === 0 ? null : (
        <Suspense>
          <RuntimeProgress loaded={runtimes.loadedFacts} total={runtimes.total} />
        </Suspense>
      )}
      {isNaming ? (
        <AsyncBoundary loading={null} ErrorFallback={InlineError}>
          <NameDialog view={view} change={change} onClose={() => setNaming(false)} />
        </AsyncBoundary>
      ) : null}
      {items.length === 0 && !isMissing ? (
        <WhenRecordsReady loading={<MovieGridSkeleton count={skeletons} label={messages.app.loading} />}>
          {empty}
        </WhenRecordsReady>
      ) : null}
      {isReading ? <MovieGridSkeleton count={skeletons} label={messages.app.loading} /> : null}
      {items.length > 0 && matching.length === 0 && !isReading ? <NoMatch {...props} narrowed={narrowed} /> : null}
      {matching.length === 0 ? null : (
        <DrawsAtOnce value={isPrinting}>
          <MovieGrid>
            {page.items.map((item, index) => (
              <li key={item.movieId}>
                <Selectable movie={item.movie} selection={selection} pageIds={pageIds}>
                  {props.card(item, index < firstScreenful)}
                </Selectable>
              </li>
            ))}
          </MovieGrid>
        </DrawsAtOnce>
      )}
      {matching.length === 0 ? null : <MarksSource />}
      <ListFoot
        preferences={preferences}
        location={location}
        isEmpty={matching.length === 0}
        page={page.page}
        pages={page.pages}
      />
      {selected && items.length > 0 ? (
        <SelectionBar items={matching} pageItems={page.items} selection={selection} bulkActions={props.bulkActions} />
      ) : null}
    </>
  )
}

const NoMatch = <Item extends ListItem, Order extends string>({
  narrowed: { term, genre },
  noMatch,
  location,
}: MovieListProps<Item, Order> & { narrowed: ListSummary }) => {
  const messages = useMessages().lists
  return (
    <Notice
      icon={<Clapperboard aria-hidden="true" />}
      title={term === '' ? messages.noneOfGenre(genre) : noMatch(term)}
    >
      <Button variant="solid" onClick={() => location.change({ filter: '', ...noFilter })}>
        {messages.clearFilters}
      </Button>
    </Notice>
  )
}
