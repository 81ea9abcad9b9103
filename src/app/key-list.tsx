import { useEffect, useEffectEvent } from 'react'
import { AsyncBoundary } from '#components/async-boundary.tsx'
import { errorMessages } from '#components/error-messages.ts'
import { lazyComponent } from '#components/lazy-component.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const KeyListDialog = lazyComponent(() => import('./key-list-dialog.tsx').then((module) => module.KeyListDialog))

const useClose = () => {
  const { isKeyListOpen } = useApp()
  return () => {
    isKeyListOpen.value = false
  }
}

export const KeyList = () => {
  const close = useClose()
  return useValue(useApp().isKeyListOpen) ? (
    <AsyncBoundary ErrorFallback={Refused}>
      <KeyListDialog onClose={close} />
    </AsyncBoundary>
  ) : null
}

/** No place on the page can show the failure, so it is a toast. The key can be pressed again. */
const Refused = ({ error }: { error: unknown }) => {
  const { toasts } = useApp()
  const { title, hint = '' } = errorMessages(error, useMessages())
  const close = useClose()
  const refuse = useEffectEvent(() => {
    toasts.show({ tone: 'error', title, description: hint, duration: null })
    close()
  })
  useEffect(() => refuse(), [])
  return null
}
