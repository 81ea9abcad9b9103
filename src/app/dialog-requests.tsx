import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { errorMessages } from '#components/loading/error-messages.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

interface FailureToastProps {
  readonly error: unknown
  readonly onShown: () => void
}

/** Says that a dialog failed to load which is over every page, so that no place on the page can show it. */
const FailureToast = ({ error, onShown }: FailureToastProps) => {
  const { toasts } = useApp().view
  const { title, hint = '' } = errorMessages(error, useCoreMessages())
  const show = useEffectEvent(() => {
    toasts.show({ tone: 'error', title, description: hint, duration: null })
    onShown()
  })
  useEffect(() => show(), [])
  return null
}

const KeyListDialog = lazyComponent(() => import('./key-list-dialog.tsx').then((module) => module.KeyListDialog))
const LogDialog = lazyComponent(() => import('./log-dialog.tsx').then((module) => module.LogDialog))
const RemovalDialog = lazyComponent(() => import('./removal-dialog.tsx').then((module) => module.RemovalDialog))

interface RequestedProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A request whose dialog could not load is over. */
const Requested = ({ onClose, children }: RequestedProps) => (
  <AsyncBoundary ErrorFallback={({ error }) => <FailureToast error={error} onShown={onClose} />}>
    {children}
  </AsyncBoundary>
)

export const KeyList = () => {
  useSignals()
  const { isKeyListOpen } = useApp().view
  const close = () => {
    isKeyListOpen.value = false
  }
  return isKeyListOpen.value ? (
    <Requested onClose={close}>
      <KeyListDialog onClose={close} />
    </Requested>
  ) : null
}

/** The dialog that logs a viewing, opened from anywhere: by a key, or the movie itself. */
export const LogRequest = () => {
  useSignals()
  const { loggedMovie } = useApp().view
  const movie = loggedMovie.value
  const close = () => {
    loggedMovie.value = null
  }
  return movie ? (
    <Requested onClose={close}>
      <LogDialog movie={movie} onClose={close} />
    </Requested>
  ) : null
}

/** The question before watched movies leave the watchlist with more than a mark, wherever they are removed. */
export const RemovalRequest = () => {
  useSignals()
  const { removal } = useApp().view
  const asked = removal.value
  const close = () => {
    removal.value = null
  }
  return asked ? (
    <Requested onClose={close}>
      <RemovalDialog removal={asked} onClose={close} />
    </Requested>
  ) : null
}
