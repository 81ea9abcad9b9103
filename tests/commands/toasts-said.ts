import { onTestFinished } from 'vitest'
import type { Toasts } from '#stores/toasts.ts'

/** Every toast that is shown from now on until the test ends, as 'title / description'; the array grows. */
export const toastsSaid = (toasts: Toasts): readonly string[] => {
  const said: string[] = []
  let lastId: number | undefined
  const stop = toasts.current.subscribe((toast) => {
    if (!toast?.open || toast.id === lastId) return
    lastId = toast.id
    said.push(`${toast.title} / ${toast.description}`)
  })
  onTestFinished(stop)
  return said
}
