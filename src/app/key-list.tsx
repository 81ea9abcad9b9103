import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent } from 'react'
import { AsyncBoundary } from '#components/async/async-boundary.tsx'
import { errorMessages } from '#components/async/error-messages.ts'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

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

/** No place on the page can show the failure, so it is a toast. The key can be pressed again. */
const Refused = ({ error }: { error: unknown }) => {
  const { toasts } = useApp().view
  const { title, hint = '' } = errorMessages(error, useMessages())
  const close = useClose()
  const refuse = useEffectEvent(() => {
    toasts.show({ tone: 'error', title, description: hint, duration: null })
    close()
  })
  useEffect(() => refuse(), [])
  return null
}
