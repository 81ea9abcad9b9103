import { useSignals } from '@preact/signals-react/runtime'
import { ChevronRight } from 'lucide-react'
import { Suspense, useId, useMemo, useState } from 'react'
import { CollectionCard, CreateCollectionCard } from '#components/collection/collection-card.tsx'
import { CollectionGrid } from '#components/collection/collection-grid.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { headingRow } from '#components/loading/page.tsx'
import { WhenEmpty } from '#components/loading/when-records-ready.tsx'
import { recentlyUpdatedFirst } from '#domain/lists/movie-list.ts'
import { collectionHref, collectionsHref } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const CreateCollectionDialog = lazyComponent(() =>
  import('#components/collection/create-collection-dialog.tsx').then((module) => module.CreateCollectionDialog),
)

const maxCollections = 10

const section = css({ stack: '5', marginTop: { base: '10', md: '12' } })
const heading = css({ textStyle: 'heading' })
const none = css({ color: 'fg.muted', marginTop: '-3' })
const more = css({ alignSelf: 'center' })

export const YourCollections = () => {
  useSignals()
  const { collections } = useApp().lists
  const messages = useCoreMessages().collections
  const [creating, setCreating] = useState(false)
  const id = useId()
  const all = collections.items.value
  const latest = useMemo(() => recentlyUpdatedFirst.sorted(all).slice(0, maxCollections), [all])
  const left = all.length - latest.length
  return (
    <section className={section} aria-labelledby={id}>
      <header className={headingRow}>
        <h2 id={id} className={heading}>
          {messages.yours}
        </h2>
        <ButtonLink variant="link" to={collectionsHref()}>
          {messages.manage}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </header>
      {all.length === 0 ? (
        <WhenEmpty>
          <p className={none}>{messages.none}</p>
        </WhenEmpty>
      ) : null}
      <CollectionGrid>
        {latest.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} to={collectionHref(collection.id)} />
          </li>
        ))}
        <li key="create">
          <CreateCollectionCard onClick={() => setCreating(true)} />
        </li>
      </CollectionGrid>
      {left > 0 ? (
        <ButtonLink className={more} to={collectionsHref()}>
          {messages.viewAll({ all: all.length, more: left })}
        </ButtonLink>
      ) : null}
      {creating ? (
        <Suspense>
          <CreateCollectionDialog from="home" onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
