import { X } from 'lucide-react'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import type { ShownToast } from '#stores/toasts.ts'
import { toast } from '#styled/recipes/toast.js'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const ToastStars = lazyComponent(() => import('./toast-stars.tsx').then((module) => module.ToastStars))

const tones = { plain: toast({ tone: 'plain' }), error: toast({ tone: 'error' }) }

export const Toast = ({ message }: { readonly message: ShownToast }) => {
  const { toasts } = useApp().view
  const messages = useMessages().toasts
  const styles = tones[message.tone]
  return (
    <div className={styles.region}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens here; the actions are buttons */}
      <div
        className={styles.root}
        onPointerEnter={() => toasts.hold('hover')}
        onPointerLeave={() => toasts.release('hover')}
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
