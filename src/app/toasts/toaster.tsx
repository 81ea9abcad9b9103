import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { Toast } from './toast.tsx'

/**
 * The timer pauses on hover, on focus and while the page is hidden. Ark's toaster does not, and queues a new toast behind
 * a lasting error instead of replacing it.
 */
export const Toaster = () => {
  useSignals()
  const { toasts } = useApp().view
  const messages = useCoreMessages().toasts
  const toast = toasts.current.value
  useEffect(() => {
    const follow = () => (document.hidden ? toasts.hold('hidden page') : toasts.release('hidden page'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [toasts])
  const message = toast?.open ? toast : null
  return createPortal(
    // An open dialog hides its siblings in the body from screen readers, except elements with aria-live.
    <section aria-label={messages.region} aria-live="off" data-above-dialogs>
      <div role={message?.tone === 'error' ? 'alert' : 'status'}>
        {message ? <Toast key={message.id} message={message} /> : null}
      </div>
    </section>,
    document.body,
  )
}
