import { memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { type MovieFilter, movieConditions } from '#domain/lists/movie-filter.ts'
import { addressOf } from '#domain/lists/saved-filters.ts'
import type { ListPreferences } from '#stores/preferences/preferences.ts'
import { css } from '#styled/css'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { TabLinks } from '#ui/tab-links.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { LoadedFacts } from '#wiring/movies/movie-data.ts'
import { MyServicesChip } from '../filters/filter-chips.tsx'
import { FilterPanelButton } from '../filters/filter-panel-button.tsx'
import type { FiltersPanelProps } from '../filters/filters-panel.tsx'
import { ServiceStatus } from '../filters/service-status.tsx'
import { type ListView, savedTabsOf, withoutView } from '../filters/use-list-view.ts'
import { AsyncBoundary } from '../loading/async-boundary.tsx'
import { FactsProgress } from '../loading/facts-progress.tsx'
import { InlineError } from '../loading/inline-error.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import type { OpenPanelProps } from '../loading/panel-button.tsx'
import type { ListLocation } from '../place/use-list-location.ts'
import { ListControls, ListStatus } from './list-status.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import type { ListItem, ListSummary, useMovieList } from './use-movie-list.ts'

interface SavedTabsProps {
  readonly view: ListView
  readonly location: ListLocation
  readonly total: number
}

/** For lists without tabs of their own. Nothing while no filter is saved. */
const SavedTabs = ({ view, location, total }: SavedTabsProps) => {
  const { watchlist, lists } = useCoreMessages()
  const tabs = savedTabsOf(view, location)
  if (tabs.links.length === 0) return null
  const all = { key: 'all', label: watchlist.all({ count: total }), href: location.hrefWith(withoutView) }
  return (
    <TabLinks
      label={lists.filters}
      current={tabs.current ?? all.key}
      links={[all, ...tabs.links]}
      onChoose={(key) => {
        if (!tabs.choose(key)) location.change(withoutView)
      }}
    />
  )
}

const RuntimeProgress = (props: { readonly loaded: LoadedFacts; readonly total: number }) => {
  const { unknownRuntimes } = useMessages().filters
  return <FactsProgress {...props} missingText={(count) => unknownRuntimes({ count })} />
}

const FiltersPanel = lazyComponent(() => import('../filters/filters-panel.tsx').then((module) => module.FiltersPanel))

const countOf = (filter: MovieFilter): number => movieConditions.filter((name) => filter[name] !== '').length

const Filters = (props: Omit<FiltersPanelProps, keyof OpenPanelProps>) => (
  <FilterPanelButton
    count={countOf(props.filter)}
    preload={FiltersPanel.preload}
    renderPanel={(panel) => <FiltersPanel {...props} {...panel} />}
  />
)

/** Without `memo`, every key typed into the search would render it again. */
const FiltersButton = memo(Filters)

const ShareButton = lazyComponent(() => import('../sharing/share-button.tsx').then((module) => module.ShareButton))
const ViewActions = lazyComponent(() => import('../filters/view-actions.tsx').then((module) => module.ViewActions))
const Shuffle = lazyComponent(() => import('./shuffle.tsx').then((module) => module.Shuffle))
const NameDialog = lazyComponent(() =>
  import('../filters/saved-filter-dialog.tsx').then((module) => module.SavedFilterDialog),
)

const tabRow = css({ row: '3', flexGrow: '1', justifyContent: 'space-between', '& > nav': { minWidth: '0' } })

const asideRow = css({ row: '3', flexShrink: '0', marginBlock: { base: '-1.5', _largeText: '0' } })
const sharePlace = css({ boxSize: '11' })

export interface MovieListControlsProps<Item extends ListItem, Order extends string> {
  readonly items: readonly Item[]
  readonly location: ListLocation
  readonly view: ListView<Order>
  readonly preferences: ListPreferences<Order>
  readonly orders: Readonly<Record<Order, string>>
  readonly searchLabel: string
  /** What the list is called when it is shared. */
  readonly name: string
  readonly tabs?: ReactNode
  /** What the open tab of a saved filter narrows the list to, as one of these tabs. */
  readonly tabLabel?: string
  /** Beside the button that begins a selection. */
  readonly action?: ReactNode
  readonly summary: (narrowed: ListSummary) => string
}

interface OwnProps<Item extends ListItem> {
  readonly list: ReturnType<typeof useMovieList<Item>>
  /** The button that begins or ends a selection. */
  readonly select: ReactNode
}

/** What stands above the movies of a list: tabs, search, filters, and what they leave of the list. */
export const MovieListControls = <Item extends ListItem, Order extends string>(
  props: MovieListControlsProps<Item, Order> & OwnProps<Item>,
) => {
  const { items, location, view, preferences, orders, searchLabel, tabs, tabLabel = '', list, select, action } = props
  const { filter, labels, runtimes } = list
  const { change } = location
  const isNarrow = useIsNarrow()
  const isReady = useValue(useApp().lists.areReady)
  const [isNaming, setNaming] = useState(false)
  const name = useCallback(() => setNaming(true), [])
  const shared = useMemo(
    () => list.matching.map(({ movie, note }) => (note === undefined ? movie : { ...movie, note })),
    [list.matching],
  )
  const narrowedBy = Object.values(list.chips).filter((label) => label !== '')
  const isNarrowed = list.isNarrowing || location.filter.trim() !== ''
  // On a phone the panel of the filters alone saves a new tab.
  const canBeSaved = view.current || (!isNarrow && isNarrowed)
  // There is nothing to search, sort or share.
  const isBare = isReady && items.length === 0 && !view.current && !isNarrowed
  return (
    <>
      {tabs ? (
        <div className={tabRow}>
          {tabs}
          {isNarrow ? null : select}
        </div>
      ) : (
        <SavedTabs view={view} location={location} total={items.length} />
      )}
      {isBare ? null : (
        <ListControls>
          <ListToolbar
            searchLabel={searchLabel}
            location={location}
            preferences={preferences}
            orders={orders}
            change={change}
            addressed={location.parameter('order') === view.order ? view.order : undefined}
            hasDensity
            button={
              <FiltersButton
                movies={items}
                filter={filter}
                serviceLabel={labels.service}
                hasWishes={view.list === 'watchlist'}
                change={change}
                onName={name}
              />
            }
          />
          <ListStatus
            summary={props.summary(list.summary)}
            filters={{ tab: tabLabel, ...list.chips }}
            change={change}
            isCounted={view.list === 'watchlist'}
            actions={
              <>
                {filter.service === '' && items.length > 0 && view.list !== 'watched' ? (
                  <MyServicesChip change={change} />
                ) : null}
                {canBeSaved ? (
                  <AsyncBoundary loading={null} ErrorFallback={InlineError}>
                    <ViewActions view={view} onName={name} />
                  </AsyncBoundary>
                ) : null}
                {filter.service === '' ? null : <ServiceStatus items={items} />}
              </>
            }
            aside={
              <div className={asideRow}>
                {view.order === 'random' ? (
                  <Suspense>
                    <Shuffle />
                  </Suspense>
                ) : null}
                {action}
                <Suspense fallback={<span className={sharePlace} />}>
                  <ShareButton name={props.name} narrowedBy={narrowedBy} movies={shared} />
                </Suspense>
                {tabs && !isNarrow ? null : select}
              </div>
            }
          />
        </ListControls>
      )}
      {runtimes.total === 0 ? null : (
        <Suspense>
          <RuntimeProgress loaded={runtimes.loadedFacts} total={runtimes.total} />
        </Suspense>
      )}
      {isNaming ? (
        <AsyncBoundary loading={null} ErrorFallback={InlineError}>
          <NameDialog
            view={view}
            onSaved={(filter) => change(addressOf(filter))}
            onRemove={() => change(withoutView)}
            onClose={() => setNaming(false)}
          />
        </AsyncBoundary>
      ) : null}
    </>
  )
}
