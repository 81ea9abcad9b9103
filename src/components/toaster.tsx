import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { withStyles } from './screen.tsx'
import { useStarted } from './use-started.ts'

type Toast = typeof import('./toast.tsx').Toast

/** The code of a toast, loaded ahead so that the first toast does not have to wait for it. */
const useToast = (isWanted: boolean): Toast | null => {
  const [loaded, setLoaded] = useState<{ readonly Toast: Toast } | null>(null)
  const { reportOnce } = useApp()
  const isStarted = useStarted()
  useEffect(() => {
    // Runs for each toast: code that did not load is asked for again, loaded code costs nothing.
    if (isWanted || (isStarted && loaded === null)) withStyles(() => import('./toast.tsx')).then(setLoaded, reportOnce)
  }, [loaded, isStarted, isWanted, reportOnce])
  return loaded?.Toast ?? null
}

/** The current toast, announced to screen readers; its timer stops on hover, on focus and while the page is hidden. */
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
  const Toast = useToast(message !== null)
  return createPortal(
    // An open dialog hides its siblings in the body from screen readers, except elements with aria-live.
    <section aria-label={words.region} aria-live="off" data-above-dialogs>
      <div role={message?.tone === 'error' ? 'alert' : 'status'}>
        {message && Toast ? <Toast key={message.id} message={message} /> : null}
      </div>
    </section>,
    document.body,
  )
}
