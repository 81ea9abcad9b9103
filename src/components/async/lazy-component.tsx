import type { ComponentType } from 'react'
import { loadable } from '#wiring/app/loadable.ts'
import { useLoaded, useMessages } from '#wiring/app/use-messages.ts'

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Never rejects: the first render requests the chunk again. */
  readonly preload: () => Promise<unknown>
}

/** Unlike React's `lazy`, retries a failed import, renders at once when preloaded, and waits for all messages together with its code. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const code = loadable(load)
  const Component = (props: Props) => {
    // Begins before the messages suspend it; the first render after them reports what went wrong.
    if (!code.current()) code.request().catch(() => {})
    useMessages()
    const Code = useLoaded(code)
    return <Code {...props} />
  }
  return Object.assign(Component, { preload: () => code.load().catch(() => {}) })
}
