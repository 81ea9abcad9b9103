import { X } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '#styled/recipes'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const looks = { plain: toast({ tone: 'plain' }), error: toast({ tone: 'error' }) }

/** The toast of the moment, announced to screen readers; its clock stops on hover, focus and a hidden page. */
export const Toaster = () => {
  const { toasts, text } = useApp()
  const words = useValue(text).toasts
  const shown = useValue(toasts.current)
  useEffect(() => {
    const follow = () => (document.hidden ? toasts.hold('hidden page') : toasts.release('hidden page'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [toasts])
  const message = shown?.open ? shown : null
  const look = looks[message?.tone ?? 'plain']
  return createPortal(
    // An open dialog hides what stands beside it in the body from screen readers, but for elements with aria-live.
    <section className={look.region} aria-label={words.region} aria-live="off" data-above-dialogs>
      <div role={message?.tone === 'error' ? 'alert' : 'status'}>
        {message ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens here; the actions are buttons
          <div
            key={message.id}
            className={look.root}
            onPointerEnter={() => toasts.hold('hover')}
            onPointerLeave={() => toasts.release('hover')}
            onFocus={() => toasts.hold('focus')}
            onBlur={() => toasts.release('focus')}
          >
            <div className={look.words}>
              <p className={look.title}>{message.title}</p>
              <p className={look.description}>{message.description}</p>
            </div>
            <div className={look.actions}>
              {message.action ? (
                <Button look="link" onClick={message.action.run}>
                  {message.action.label}
                </Button>
              ) : null}
              <IconButton
                label={words.close}
                icon={<X aria-hidden="true" />}
                onClick={() => toasts.dismiss(message.id)}
              />
            </div>
          </div>
        ) : null}
      </div>
    </section>,
    document.body,
  )
}
