import { SearchX } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CollectionCard, CreateCollectionCard } from '#components/collection-card.tsx'
import { CollectionGrid, CollectionGridSkeleton } from '#components/collection-grid.tsx'
import { GuideLink } from '#components/guide-link.tsx'
import { lazyComponent } from '#components/lazy-component.tsx'
import { ListFoot } from '#components/list-foot.tsx'
import { ListStatus } from '#components/list-status.tsx'
import { ListToolbar } from '#components/list-toolbar.tsx'
import type { ListLocation } from '#components/use-list-location.ts'
import { useRememberPage } from '#components/use-remember-page.ts'
import { returnState } from '#components/use-scroll-memory.ts'
import { WhenRecordsReady } from '#components/when-records-ready.tsx'
import { collectionHref } from '#domain/addresses.ts'
import { collectionSortings, searchByName } from '#domain/movie-list.ts'
import { pageOf } from '#domain/paging.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const CreateCollectionDialog = lazyComponent(() =>
  import('#components/create-collection-dialog.tsx').then((module) => module.CreateCollectionDialog),
)

const none = css({ color: 'fg.muted', marginTop: '[-0.75rem]' })
const start = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' })

export const CollectionList = ({ location }: { location: ListLocation }) => {
  const { collections, preferences, memory, collator } = useApp()
  const { collections: messages, lists, app } = useMessages()
  const remember = useRememberPage()
  const [creating, setCreating] = useState(false)

  const all = useValue(collections.items)
  const order = useValue(preferences.collections.order.value)
  const size = useValue(preferences.collections.pageSize.value)
  const titles = useValue(collator)
  const sorted = useMemo(() => collectionSortings(titles)[order].sorted(all), [all, titles, order])
  // Deferred, so that typing does not wait for the cards.
  const filter = useDeferredValue(location.filter)
  const matching = useMemo(() => searchByName(sorted, filter), [sorted, filter])
  const page = pageOf(matching, location.page, size)
  const term = filter.trim()
  const countLabel = messages.count(matching.length)
  const current = { page: page.page, filter: location.filter }

  useEffect(() => {
    memory.collectionsPage.write({ page: page.page, filter: location.filter, sortBy: order, itemsPerPage: size })
  }, [memory, page.page, location.filter, order, size])

  return (
    <>
      <ListToolbar
        searchLabel={messages.search}
        location={location}
        preferences={preferences.collections}
        orders={messages.orders}
        change={location.change}
      />
      <ListStatus
        summary={term === '' ? countLabel : lists.matching(countLabel, term)}
        filters={{ filter: term }}
        change={location.change}
      />
      <WhenRecordsReady isKnown={all.length > 0} loading={<CollectionGridSkeleton label={app.loading} />}>
        {matching.length === 0 && term !== '' ? (
          <Notice icon={<SearchX aria-hidden="true" />} title={messages.noMatch(term)}>
            <Button variant="solid" onClick={() => location.change({ filter: '' })}>
              {lists.clearFilters}
            </Button>
          </Notice>
        ) : (
          <>
            {all.length === 0 ? (
              <div className={start}>
                <p className={none}>{messages.none}</p>
                <GuideLink />
              </div>
            ) : null}
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
          </>
        )}
      </WhenRecordsReady>
      <ListFoot
        preferences={preferences.collections}
        location={location}
        isEmpty={all.length === 0}
        page={page.page}
        pages={page.pages}
      />
      {creating ? (
        <Suspense>
          <CreateCollectionDialog from="collections" onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
