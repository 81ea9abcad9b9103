import { useSignals } from '@preact/signals-react/runtime'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { ShownToast } from '#stores/toasts.ts'
import { toast } from '#styled/recipes/toast.js'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const ToastStars = lazyComponent(() => import('./toast-stars.tsx').then((module) => module.ToastStars))

const tones = { plain: toast({ tone: 'plain' }), error: toast({ tone: 'error' }) }

const Toast = ({ message }: { readonly message: ShownToast }) => {
  const { toasts } = useApp().view
  const messages = useCoreMessages().toasts
  const styles = tones[message.tone]
  const box = useRef<HTMLDivElement>(null)
  // A finger leaves when it is lifted: its touch counts until the next one is elsewhere.
  useEffect(() => {
    const releaseElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) toasts.release('hover')
    }
    document.addEventListener('pointerdown', releaseElsewhere, { capture: true })
    return () => document.removeEventListener('pointerdown', releaseElsewhere, { capture: true })
  }, [toasts])
  return (
    <div className={styles.region} data-toast>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens here; the actions are buttons */}
      <div
        className={styles.root}
        ref={box}
        onPointerEnter={() => toasts.hold('hover')}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') toasts.release('hover')
        }}
        onFocus={() => toasts.hold('focus')}
        onBlur={() => toasts.release('focus')}
      >
        <div className={styles.content}>
          <p className={styles.title}>{message.title}</p>
          <p className={styles.description}>{message.description}</p>
          {message.rated ? (
            <div className={styles.stars}>
              <AsyncBoundary loading={null} ErrorFallback={Nothing}>
                <ToastStars movie={message.rated} />
              </AsyncBoundary>
            </div>
          ) : null}
        </div>
        <div className={styles.actions}>
          {[message.offer, message.action].map((action) =>
            action ? (
              <Button key={action.label} variant="link" onClick={action.run}>
                {action.label}
              </Button>
            ) : null,
          )}
          <IconButton
            label={messages.close}
            icon={<X aria-hidden="true" />}
            onClick={() => toasts.dismiss(message.id)}
          />
        </div>
      </div>
    </div>
  )
}

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
