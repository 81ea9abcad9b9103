import { onTestFinished } from 'vitest'
import type { Toasts } from '#stores/toasts.ts'

/** A live array of every toast shown from now on until the test ends, as 'title / description'. */
export const recordMessages = (toasts: Toasts): readonly string[] => {
  const messages: string[] = []
  let lastId: number | undefined
  const stop = toasts.current.subscribe((toast) => {
    if (!toast?.open || toast.id === lastId) return
    lastId = toast.id
    messages.push(`${toast.title} / ${toast.description}`)
  })
  onTestFinished(stop)
  return messages
}
