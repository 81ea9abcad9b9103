import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { FailureToast } from './notices/failure-toast.tsx'

const KeyListDialog = lazyComponent(() => import('./key-list-dialog.tsx').then((module) => module.KeyListDialog))

const useClose = () => {
  const { isKeyListOpen } = useApp().view
  return () => {
    isKeyListOpen.value = false
  }
}

export const KeyList = () => {
  useSignals()
  const close = useClose()
  return useApp().view.isKeyListOpen.value ? (
    <AsyncBoundary ErrorFallback={Refused}>
      <KeyListDialog onClose={close} />
    </AsyncBoundary>
  ) : null
}

const Refused = ({ error }: { error: unknown }) => <FailureToast error={error} onShown={useClose()} />
