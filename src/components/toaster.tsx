import { X } from 'lucide-react'
import { useEffect } from 'react'
import { toast as recipe } from '#styled/recipes'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The toast of the moment, announced to screen readers; its clock stops on hover, focus and a hidden page. */
export const Toaster = () => {
  const { toasts, text } = useApp()
  const words = useValue(text).toasts
  const shown = useValue(toasts.current)
  useEffect(() => {
    const follow = () => (document.hidden ? toasts.pause() : toasts.resume())
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [toasts])
  const toast = shown?.open ? shown : null
  const look = recipe({ tone: toast?.tone })
  return (
    <section className={look.region} aria-label={words.region}>
      <div role={toast?.tone === 'error' ? 'alert' : 'status'}>
        {toast ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens here; the actions are buttons
          <div
            key={toast.id}
            className={look.root}
            onPointerEnter={toasts.pause}
            onPointerLeave={toasts.resume}
            onFocus={toasts.pause}
            onBlur={toasts.resume}
          >
            <div className={look.words}>
              <p className={look.title}>{toast.title}</p>
              <p className={look.description}>{toast.description}</p>
            </div>
            <div className={look.actions}>
              {toast.action ? (
                <Button look="link" onClick={toast.action.run}>
                  {toast.action.label}
                </Button>
              ) : null}
              <IconButton
                label={words.close}
                icon={<X aria-hidden="true" />}
                onClick={() => toasts.dismiss(toast.id)}
              />
            </div>
          </div>
        ) : null}
      </div>
    </section>
  )
}
