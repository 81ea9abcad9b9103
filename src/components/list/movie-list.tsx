import { Clapperboard } from 'lucide-react'
import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import type { Density } from '#domain/lists/density.ts'
import { noFilter } from '#domain/lists/movie-filter.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { WhenEmpty } from '../async/when-empty.tsx'
import { GridCard, MovieGrid, MovieGridSkeleton } from '../card/movie-grid.tsx'
import { RendersAtOnce } from '../pictures/poster.tsx'
import { useFirstScreenful } from '../pictures/use-first-screenful.ts'
import { MarksSource } from '../services/marks-source.tsx'
import { KeepInSight } from './keep-in-sight.tsx'
import { ListFoot } from './list-foot.tsx'
import { MovieListControls, type MovieListControlsProps } from './movie-list-controls.tsx'
import { Selectable } from './selectable.tsx'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { type ListItem, type ListSummary, useMovieList } from './use-movie-list.ts'
import { useSelection } from './use-selection.ts'

const skeletons = 10

/** How many movies fit in the space of one poster's card. Rows have no placeholder of their height, so all are rendered first. */
const perPoster: Readonly<Record<Density, number>> = { posters: 1, small: 5, rows: Number.POSITIVE_INFINITY }

interface MovieListProps<Item extends ListItem, Order extends string> extends MovieListControlsProps<Item, Order> {
  readonly noMatch: (term: string) => string
  readonly hasNotes?: boolean
  readonly empty: ReactNode
  /** A new function renders all cards again. */
  readonly card: (item: Item, eager: boolean) => ReactNode
  /** The same as a row. */
  readonly row: (item: Item) => ReactNode
  readonly bulkActions: readonly BulkAction[]
}

export const MovieList = <Item extends ListItem, Order extends string>(props: MovieListProps<Item, Order>) => {
  const { items, location, view, preferences, empty, card, row, noMatch, hasNotes = false, bulkActions } = props
  const messages = useCoreMessages()
  const chosenDensity = useValue(useApp().memory.preferences.density.value)
  const pageSize = useValue(preferences.pageSize.value)
  const grid = useRef<HTMLUListElement>(null)
  const screenful = useFirstScreenful()
  const selection = useSelection()
  const { selected, begin, end } = selection
  const list = useMovieList(items, location, preferences, view.order)
  const { matching, page, isReading, isPrinting } = list
  // On paper a poster is a row already.
  const density = isPrinting ? 'posters' : chosenDensity
  // The elements stay the same while a movie opens over them, so that React passes them over.
  const places = useMemo(() => {
    const pageIds = page.items.map((item) => item.movieId)
    return page.items.map((item, index) => (
      <GridCard key={item.movieId} isLater={index >= screenful * perPoster[density]}>
        <Selectable movie={item.movie} selection={selection} pageIds={pageIds}>
          {density === 'rows' ? row(item) : card(item, index < screenful)}
        </Selectable>
      </GridCard>
    ))
  }, [page, screenful, density, selection, row, card])
  const skeleton = <MovieGridSkeleton count={skeletons} label={messages.app.loading} />
  const select =
    items.length === 0 ? null : (
      <Button variant="link" aria-pressed={selected !== null} onClick={selected ? end : begin}>
        {selected ? messages.selection.done : messages.selection.start}
      </Button>
    )
  return (
    <>
      <MovieListControls {...props} list={list} select={select} />
      {items.length === 0 ? <WhenEmpty loading={skeleton}>{empty}</WhenEmpty> : null}
      {isReading ? skeleton : null}
      {items.length > 0 && matching.length === 0 && !isReading ? (
        <NoMatch
          summary={list.summary}
          noMatch={noMatch}
          onClear={() => location.change({ filter: '', ...noFilter })}
        />
      ) : null}
      {matching.length === 0 ? null : (
        <>
          <RendersAtOnce value={isPrinting}>
            <Suspense fallback={skeleton}>
              <MovieGrid ref={grid} density={density} hasNotes={hasNotes}>
                {places}
              </MovieGrid>
              <KeepInSight grid={grid} items={matching} page={page} size={pageSize} goToPage={location.goToPage} />
            </Suspense>
          </RendersAtOnce>
          <MarksSource />
          <ListFoot location={location} page={page.page} pages={page.pages} />
        </>
      )}
      {selected && items.length > 0 ? (
        <SelectionBar items={matching} pageItems={page.items} selection={selection} bulkActions={bulkActions} />
      ) : null}
    </>
  )
}

interface NoMatchProps {
  readonly summary: ListSummary
  readonly noMatch: (term: string) => string
  readonly onClear: () => void
}

const NoMatch = ({ summary: { term, genre }, noMatch, onClear }: NoMatchProps) => {
  const messages = useCoreMessages().lists
  return (
    <Notice
      icon={<Clapperboard aria-hidden="true" />}
      title={term === '' ? messages.noneOfGenre({ genre }) : noMatch(term)}
    >
      <Button variant="solid" onClick={onClear}>
        {messages.clearFilters}
      </Button>
    </Notice>
  )
}
