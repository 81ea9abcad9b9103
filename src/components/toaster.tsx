import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { withStyles } from './screen.tsx'
import { useStarted } from './use-started.ts'

type Toast = typeof import('./toast.tsx').Toast

/** The code of a toast, asked for ahead: whatever the first one has to say must not wait for it. */
const useToast = (isWanted: boolean): Toast | null => {
  const [loaded, setLoaded] = useState<{ readonly Toast: Toast } | null>(null)
  const { reportOnce } = useApp()
  const isStarted = useStarted()
  useEffect(() => {
    // Again with each toast: what did not load is asked for once more, what did costs nothing.
    if (isWanted || (isStarted && loaded === null)) withStyles(() => import('./toast.tsx')).then(setLoaded, reportOnce)
  }, [loaded, isStarted, isWanted, reportOnce])
  return loaded?.Toast ?? null
}

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
  const Toast = useToast(message !== null)
  return createPortal(
    // An open dialog hides what stands beside it in the body from screen readers, but for elements with aria-live.
    <section aria-label={words.region} aria-live="off" data-above-dialogs>
      <div role={message?.tone === 'error' ? 'alert' : 'status'}>
        {message && Toast ? <Toast key={message.id} message={message} /> : null}
      </div>
    </section>,
    document.body,
  )
}
