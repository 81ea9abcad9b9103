import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { FootBanner } from './foot-banner.tsx'

const CopyBanner = lazyComponent(() => import('./copy-banner.tsx').then((module) => module.CopyBanner))
const FolderLine = lazyComponent(() => import('./folder-line.tsx').then((module) => module.FolderLine))
const LanguageOffer = lazyComponent(() => import('./language-offer.tsx').then((module) => module.LanguageOffer))
const NewVersionBanner = lazyComponent(() =>
  import('./new-version-banner.tsx').then((module) => module.NewVersionBanner),
)
const RecordsBanner = lazyComponent(() => import('./records-banner.tsx').then((module) => module.RecordsBanner))
const SeenBanner = lazyComponent(() => import('./seen-banner.tsx').then((module) => module.SeenBanner))

const CopyNotice = () => {
  useSignals()
  const { view, memory } = useApp()
  const changes = view.uncopiedChanges.value
  return changes === null || memory.notices.copy.isDismissed.value ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <CopyBanner changes={changes} />
    </AsyncBoundary>
  )
}

const NewVersionNotice = () => {
  useSignals()
  return useApp().view.newVersion.value ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <NewVersionBanner />
    </AsyncBoundary>
  ) : null
}

const OfflineNotice = () => {
  useSignals()
  const messages = useCoreMessages().offline
  return useApp().provider.isOffline.value ? <FootBanner>{messages.line}</FootBanner> : null
}

const RecordsNotice = () => {
  useSignals()
  const { kind } = useApp().records.status.value
  return kind === 'ok' ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <RecordsBanner />
    </AsyncBoundary>
  )
}

const SeenNotice = () => {
  useSignals()
  const { memory, lists } = useApp()
  const count = memory.notices.seenListed.value
  // All data may have been deleted.
  return count === 0 || lists.watchlist.items.value.length === 0 ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <SeenBanner count={count} onDismiss={memory.notices.dismissSeenListed} />
    </AsyncBoundary>
  )
}

export const FootNotices = () => (
  <>
    <RecordsNotice />
    <CopyNotice />
    <SeenNotice />
    <OfflineNotice />
    <NewVersionNotice />
  </>
)

export const FolderNotice = () => {
  useSignals()
  const status = useApp().view.folderStatus.value
  return status === null ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <FolderLine status={status} />
    </AsyncBoundary>
  )
}

export const LanguageNotice = () => {
  useSignals()
  const offered = useApp().language.offered.value
  return offered === null ? null : (
    // As high as the offer, so that nothing moves.
    <AsyncBoundary loading={<Banner>{null}</Banner>} ErrorFallback={Nothing}>
      <LanguageOffer offered={offered} />
    </AsyncBoundary>
  )
}
