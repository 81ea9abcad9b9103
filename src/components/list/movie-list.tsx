import { Clapperboard } from 'lucide-react'
import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Density } from '#domain/lists/density.ts'
import { noFilter } from '#domain/lists/movie-filter.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { Page } from '#domain/values/paging.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { GridCard, MovieGrid, MovieGridSkeleton } from '../card/movie-grid.tsx'
import { WhenEmpty } from '../loading/when-records-ready.tsx'
import { RendersAtOnce } from '../pictures/poster.tsx'
import { useFirstScreenful } from '../pictures/use-first-screenful.ts'
import { MarksSource } from '../services/service-mark.tsx'
import { ListFoot } from './list-foot.tsx'
import { MovieListControls, type MovieListControlsProps } from './movie-list-controls.tsx'
import { Selectable } from './selectable.tsx'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { type ListItem, type ListSummary, useMovieList } from './use-movie-list.ts'
import { useSelection } from './use-selection.ts'

/** Pixels below the header, at which the first movie begins. */
const covered = 80

interface KeepInSightProps {
  readonly grid: RefObject<HTMLUListElement | null>
  readonly items: readonly ListItem[]
  readonly page: Page<ListItem>
  readonly size: number
  readonly goToPage: (page: number) => void
}

/** A change of the view keeps the first movie in sight, on whichever page it then is. */
const KeepInSight = ({ grid, items, page, size, goToPage }: KeepInSightProps): null => {
  const { density } = useApp().memory.preferences
  const first = useRef<MovieId | null>(null)
  useEffect(() => {
    let shown = density.value.peek()
    // Before the list is drawn in the new view.
    return density.value.subscribe((next) => {
      if (next === shown) return
      shown = next
      const places = [...(grid.current?.children ?? [])]
      const index = places.findIndex((place) => place.getBoundingClientRect().bottom > covered + 1)
      first.current = page.items[index]?.movieId ?? null
    })
  }, [density, grid, page])
  useLayoutEffect(() => {
    const index = items.findIndex(({ movieId }) => movieId === first.current)
    if (index < 0) return
    const wanted = Math.floor(index / size) + 1
    if (wanted !== page.page) {
      goToPage(wanted)
      return
    }
    first.current = null
    const top = grid.current?.children[index - (wanted - 1) * size]?.getBoundingClientRect().top ?? covered
    if (top < covered || top > window.innerHeight / 2) window.scrollBy({ top: top - covered, behavior: 'instant' })
  })
  return null
}

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
