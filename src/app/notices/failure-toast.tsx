import { useEffect, useEffectEvent } from 'react'
import { errorMessages } from '#components/async/error-messages.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

interface FailureToastProps {
  readonly error: unknown
  readonly onShown: () => void
}

/** Says that a dialog failed to load which is over every page, so that no place on the page can show it. */
export const FailureToast = ({ error, onShown }: FailureToastProps) => {
  const { toasts } = useApp().view
  const { title, hint = '' } = errorMessages(error, useCoreMessages())
  const show = useEffectEvent(() => {
    toasts.show({ tone: 'error', title, description: hint, duration: null })
    onShown()
  })
  useEffect(() => show(), [])
  return null
}
