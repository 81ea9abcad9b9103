import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const FolderLine = lazyComponent(() => import('./folder-line.tsx').then((module) => module.FolderLine))

export const FolderNotice = () => {
  useSignals()
  const status = useApp().view.folderStatus.value
  return status === null ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <FolderLine status={status} />
    </AsyncBoundary>
  )
}
