import { Clapperboard, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createCollectionCommands } from '#commands/collections.ts'
import { MovieCard } from '#components/card/movie-card.tsx'
import { StateButton } from '#components/card/state-button.tsx'
import { useSeenNote } from '#components/card/use-state-text.ts'
import { InWatchlistBadge } from '#components/card/watchlist-buttons.tsx'
import { useListView } from '#components/filters/use-list-view.ts'
import { MovieList } from '#components/list/movie-list.tsx'
import type { BulkAction } from '#components/list/selection-bar.tsx'
import { useAddingAction } from '#components/list/use-bulk-actions.tsx'
import type { ListSummary } from '#components/list/use-movie-list.ts'
import { useSortingFacts } from '#components/list/use-sorting-facts.ts'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { useListLocation } from '#components/place/use-list-location.ts'
import { isReturning } from '#components/place/use-scroll-memory.ts'
import { ServiceMark } from '#components/services/service-mark.tsx'
import { type CollectionSummary, linksOf } from '#domain/lists/collection-links.ts'
import { isLinkOrder, isListOrder, linkSortings } from '#domain/lists/movie-list.ts'
import type { CollectionLink } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { isPageSize } from '#domain/values/paging.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { CollectionPage } from './collection-page.tsx'
import { RemoveFromCollection } from './remove-from-collection.tsx'

const CollectionMovieRow = lazyComponent(() =>
  import('./collection-movie-row.tsx').then((module) => module.CollectionMovieRow),
)

const AddMoviesDialog = lazyComponent(() => import('./add-movies-dialog.tsx').then((module) => module.AddMoviesDialog))

const Arrange = lazyComponent(() => import('./arrange.tsx').then((module) => module.Arrange))

const marks = css({ display: 'flex', flexDirection: { _largeText: 'column-reverse' } })
// In the corner, until the button appears there.
const besideButton = css({
  _hoverable: { 'article:not(:hover, :focus-within) &': { marginInlineEnd: '-11' } },
})

const row = (link: CollectionLink) => <CollectionMovieRow link={link} />
const card = (link: CollectionLink, eager: boolean) => <CollectionMovieCard link={link} eager={eager} />

const useRestoredListState = (id: RecordId): { readonly page: string; readonly filter: string } | null => {
  const { memory } = useApp()
  const { search, state } = useLocation()
  const [restored] = useState(() => {
    const isPlaced = ['page', 'filter', 'genre'].some((name) => new URLSearchParams(search).has(name))
    return isReturning(state) && !isPlaced ? memory.lists.collection(id).read() : null
  })
  const { order, pageSize } = memory.preferences.collection(id)
  useEffect(() => {
    if (!restored) return
    if (isListOrder(restored.sortBy)) order.set(restored.sortBy)
    // One that was never chosen is not chosen by coming back.
    if (isPageSize(restored.itemsPerPage) && restored.itemsPerPage !== pageSize.value.peek())
      pageSize.set(restored.itemsPerPage)
  }, [restored, order, pageSize])
  return restored && { page: String(restored.page), filter: restored.filter }
}

interface CollectionMoviesProps {
  readonly collection: CollectionSummary
  readonly onDelete: () => void
}

export const CollectionMovies = ({ collection, onDelete }: CollectionMoviesProps) => {
  const app = useApp()
  const {
    lists: { collections },
    memory,
  } = app
  const { collection: messages, selection, lists } = useCoreMessages()
  const { id } = collection
  const choices = memory.preferences.collection(id)
  const location = useListLocation(useRestoredListState(id))

  const view = useListView('collection', location, choices.order, isLinkOrder)
  const { order } = view
  const preferred = useValue(choices.order.value)
  const size = useValue(choices.pageSize.value)
  const { compare } = useFormats()
  const facts = useSortingFacts(order)
  const links = useValue(collections.links)
  const items = useMemo(
    () => linkSortings(compare, facts)[order].sorted(linksOf(links, id)),
    [links, id, compare, facts, order],
  )

  useEffect(() => {
    memory.lists
      .collection(id)
      .write({ page: location.page, filter: location.filter, sortBy: preferred, itemsPerPage: size })
  }, [memory.lists, id, location.page, location.filter, preferred, size])

  const [isArranging, setArranging] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { bulkActions, dialog } = useAddingAction()
  const remove: BulkAction = {
    key: 'remove',
    label: selection.remove,
    icon: <Trash2 aria-hidden="true" />,
    run: (chosen, end) => {
      app.lazy.get(createCollectionCommands).removeMovies(
        id,
        chosen.map((link) => link.movieId),
      )
      end()
    },
  }
  // What was arranged is then shown as it was arranged.
  const arrange = () => {
    choices.order.set('my-order')
    if (location.parameter('order') !== '') location.change({ order: '' })
    setArranging(true)
  }
  const orders = useMemo(() => ({ ...lists.orders, 'my-order': messages.myOrder }), [messages, lists])
  const summary = ({ matching, term }: ListSummary) => {
    const counted = lists.movies({ count: matching })
    return term === '' ? counted : lists.matching({ counted, term })
  }
  const ofCollection = useMemo(() => linksOf(links, id), [links, id])
  if (isArranging && ofCollection.length > 0)
    return (
      <CollectionPage collection={collection} onDelete={onDelete}>
        <AsyncBoundary>
          <Arrange links={ofCollection} onDone={() => setArranging(false)} />
        </AsyncBoundary>
      </CollectionPage>
    )
  return (
    <CollectionPage collection={collection} onDelete={onDelete}>
      <MovieList
        action={
          items.length > 1 ? (
            <Suspense>
              <ArrangeButton onClick={arrange} />
            </Suspense>
          ) : null
        }
        items={items}
        location={location}
        view={view}
        preferences={choices}
        orders={orders}
        searchLabel={messages.search}
        name={collection.name}
        summary={summary}
        noMatch={(term) => messages.noMatch({ term })}
        empty={<Empty onAdd={() => setAdding(true)} />}
        row={row}
        card={card}
        bulkActions={[...bulkActions, remove]}
      />
      {dialog}
      {isAdding ? (
        <Suspense>
          <AddMoviesDialog collection={id} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </CollectionPage>
  )
}

const ArrangeButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="link" onPointerEnter={Arrange.preload} onFocus={Arrange.preload} onClick={onClick}>
    {useMessages().listView.arrange}
  </Button>
)

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="solid" onPointerEnter={AddMoviesDialog.preload} onFocus={AddMoviesDialog.preload} onClick={onClick}>
    {useMessages().listView.addMovies}
  </Button>
)

const Empty = ({ onAdd }: { onAdd: () => void }) => {
  const messages = useCoreMessages().collection
  return (
    <Notice icon={<Clapperboard aria-hidden="true" />} title={messages.empty} hint={messages.emptyHint}>
      <Suspense>
        <AddButton onClick={onAdd} />
      </Suspense>
      <ButtonLink to="/">{messages.browse}</ButtonLink>
    </Notice>
  )
}

const CollectionMovieCard = ({ link, eager }: { link: CollectionLink; eager: boolean }) => (
  <MovieCard
    movie={link.movie}
    note={useSeenNote(link.movieId)}
    start={<StateButton movie={link.movie} />}
    end={
      <div className={marks}>
        <span className={besideButton}>
          <InWatchlistBadge movie={link.movie} />
        </span>
        <RemoveFromCollection link={link} />
      </div>
    }
    eager={eager}
    services={<ServiceMark id={link.movieId} />}
  />
)
