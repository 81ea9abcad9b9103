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

/** The list of keys while it is open; its code is loaded by the first time. */
export const KeyList = () => {
  const close = useClose()
  return useValue(useApp().isKeyListOpen) ? (
    <AsyncBoundary Failed={Refused}>
      <KeyListDialog onClose={close} />
    </AsyncBoundary>
  ) : null
}

/** Nothing on the page has a place for the failure: it is a toast, and the key may be pressed again. */
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
