import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Pencil } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { type DiscoverFilter, filterSearch } from '#domain/discover/discover-filter.ts'
import { filteredSteps } from '#domain/discover/filtered-steps.ts'
import { filterOfShelf, isOnHome, shelvesIn } from '#domain/discover/shelves.ts'
import type { SavedFilter } from '#domain/lists/saved-filters.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import { css, cx } from '#styled/css'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { useInView } from '#ui/hooks/use-in-view.ts'
import { quiet } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import { SkeletonCards } from '../card/movie-grid.tsx'
import { RecommendedCard } from '../card/recommended-card.tsx'
import { AsyncBoundary } from '../loading/async-boundary.tsx'
import { InlineError } from '../loading/inline-error.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { WhenRecordsReady } from '../loading/when-records-ready.tsx'
import { useAnswerable, useLeftOut } from './left-out.ts'

const ShelfDialog = lazyComponent(() =>
  import('../filters/saved-filter-dialog.tsx').then((module) => module.SavedFilterDialog),
)

const section = css({ minWidth: '0' })
// In large text the name has a line of its own.
const header = css({ row: '0', flexWrap: { _largeText: 'wrap' }, minHeight: '11', marginBottom: '1' })
const heading = css({
  textStyle: 'section',
  lineClamp: 2,
  overflowWrap: 'anywhere',
  flexBasis: { _largeText: 'full' },
})
const all = css({ marginInlineStart: 'auto', flexShrink: '0' })
const list = css({
  display: 'flex',
  gap: '3',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Keeps the focus ring inside the scroll container.
  marginInline: '-2',
  paddingInline: '2',
  paddingBlock: '1',
  '& > li': { width: { base: '32', md: '40', _largeText: '[85%]' }, flexShrink: '0' },
})

const placeholders = 8

interface ShelfProps {
  readonly shelf: SavedFilter
  readonly shelves: readonly SavedFilter[]
}

/** The first movies of a kept filter. */
const Shelf = ({ shelf, shelves }: ShelfProps) => {
  const { editNamed } = useMessages().shelves
  const { seeAll } = useCoreMessages().home
  const [isEditing, setEditing] = useState(false)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const isInView = useInView(place, '200px')
  const filter = useAnswerable(filterOfShelf(shelf))
  const view = { ...shelf, saved: shelves, current: shelf }
  return (
    <section ref={place} className={section} aria-labelledby={id}>
      <header className={header}>
        <h2 id={id} className={heading} dir="auto">
          {shelf.name}
        </h2>
        <IconButton
          label={editNamed({ name: shelf.name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
        <ButtonLink
          variant="link"
          className={all}
          to={sectionPaths.discover.list + filterSearch(filter)}
          aria-describedby={id}
        >
          {seeAll}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </header>
      <ShelfMovies key={filterSearch(filter)} filter={filter} isInView={isInView} />
      {isEditing ? (
        <AsyncBoundary loading={null} ErrorFallback={InlineError}>
          <ShelfDialog view={view} onClose={() => setEditing(false)} />
        </AsyncBoundary>
      ) : null}
    </section>
  )
}

const ShelfMovies = ({ filter, isInView }: { filter: DiscoverFilter; isInView: boolean }) => {
  const messages = useMessages().discoverFilter
  const { loading } = useCoreMessages().app
  const isLeftOut = useLeftOut(filter)
  const { data, error, refetch } = useQuery({ ...useFilterQueries().shelf(filter, isLeftOut), enabled: isInView })
  const movies = useMemo(() => data && filteredSteps(data, 1, isLeftOut).movies, [data, isLeftOut])
  if (movies === undefined && error) return <InlineError error={error} retry={() => void refetch()} />
  if (movies?.length === 0) return <p className={quiet}>{messages.empty}</p>
  return (
    <ul className={list} aria-busy={movies === undefined} aria-label={movies === undefined ? loading : undefined}>
      {movies?.map((movie) => (
        <li key={movie.id}>
          <RecommendedCard movie={movie} sizes="(min-width: 48rem) 10rem, 8rem" />
        </li>
      )) ?? <SkeletonCards count={placeholders} />}
    </ul>
  )
}

const stack = css({ stack: { base: '6', md: '8' } })

/** The filters that the user has kept as shelves, or those of them that Home shows. */
export const Shelves = ({ place, className }: { place: 'discover' | 'home'; className: string }) => {
  const all = shelvesIn(useValue(useApp().records.settings))
  const shelves = place === 'home' ? all.filter(isOnHome) : all
  if (shelves.length === 0) return null
  return (
    <WhenRecordsReady loading={null}>
      <div className={cx(stack, className)}>
        {shelves.map((shelf) => (
          <Shelf key={shelf.id} shelf={shelf} shelves={all} />
        ))}
      </div>
    </WhenRecordsReady>
  )
}
