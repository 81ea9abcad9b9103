import { Library, SearchX } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CollectionCard, CreateCollectionCard } from '#components/collection/collection-card.tsx'
import { CollectionGrid, CollectionGridSkeleton } from '#components/collection/collection-grid.tsx'
import { GuideLink } from '#components/list/guide-link.tsx'
import { ListFoot } from '#components/list/list-foot.tsx'
import { ListControls, ListStatus } from '#components/list/list-status.tsx'
import { ListToolbar } from '#components/list/list-toolbar.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { WhenEmpty, WhenRecordsReady } from '#components/loading/when-records-ready.tsx'
import type { ListLocation } from '#components/place/use-list-location.ts'
import { useRememberPage } from '#components/place/use-open-movie.ts'
import { returnState } from '#components/place/use-scroll-memory.ts'
import { collectionSortings, searchByName } from '#domain/lists/movie-list.ts'
import { collectionHref } from '#domain/movie/addresses.ts'
import { pageOf } from '#domain/values/paging.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'

const CreateCollectionDialog = lazyComponent(() =>
  import('#components/collection/create-collection-dialog.tsx').then((module) => module.CreateCollectionDialog),
)

export const CollectionList = ({ location }: { location: ListLocation }) => {
  const {
    lists: { collections },
    memory,
  } = useApp()
  const { collections: messages, lists, app } = useCoreMessages()
  const remember = useRememberPage()
  const [creating, setCreating] = useState(false)

  const all = useValue(collections.items)
  const order = useValue(memory.preferences.collections.order.value)
  const size = useValue(memory.preferences.collections.pageSize.value)
  const { compare } = useFormats()
  const sorted = useMemo(() => collectionSortings(compare)[order].sorted(all), [all, compare, order])
  // Deferred, so that typing does not wait for the cards.
  const filter = useDeferredValue(location.filter)
  const matching = useMemo(() => searchByName(sorted, filter), [sorted, filter])
  const page = pageOf(matching, location.page, size)
  const term = filter.trim()
  const countLabel = messages.count({ count: matching.length })
  const current = { page: page.page, filter: location.filter }

  useEffect(() => {
    memory.lists.collectionsPage.write({ page: page.page, filter: location.filter, sortBy: order, itemsPerPage: size })
  }, [memory.lists, page.page, location.filter, order, size])

  return (
    <>
      <ListControls>
        <ListToolbar
          searchLabel={messages.search}
          location={location}
          preferences={memory.preferences.collections}
          orders={messages.orders}
          change={location.change}
        />
        <ListStatus
          summary={term === '' ? countLabel : lists.matching({ counted: countLabel, term })}
          filters={{ filter: term }}
          change={location.change}
        />
      </ListControls>
      <WhenRecordsReady isKnown={all.length > 0} loading={<CollectionGridSkeleton label={app.loading} />}>
        {matching.length === 0 && term !== '' ? (
          <Notice icon={<SearchX aria-hidden="true" />} title={messages.noMatch({ term })}>
            <Button variant="solid" onClick={() => location.change({ filter: '' })}>
              {lists.clearFilters}
            </Button>
          </Notice>
        ) : all.length === 0 ? (
          <WhenEmpty>
            <Notice icon={<Library aria-hidden="true" />} title={messages.none}>
              <Button variant="solid" aria-haspopup="dialog" onClick={() => setCreating(true)}>
                {messages.create}
              </Button>
              <GuideLink />
            </Notice>
          </WhenEmpty>
        ) : (
          <CollectionGrid>
            {page.items.map((collection) => (
              <li key={collection.id}>
                <CollectionCard
                  collection={collection}
                  to={collectionHref(collection.id, current)}
                  state={returnState}
                  onClick={remember}
                />
              </li>
            ))}
            <li key="create">
              <CreateCollectionCard onClick={() => setCreating(true)} />
            </li>
          </CollectionGrid>
        )}
      </WhenRecordsReady>
      {all.length === 0 ? null : <ListFoot location={location} page={page.page} pages={page.pages} />}
      {creating ? (
        <Suspense>
          <CreateCollectionDialog from="collections" onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
