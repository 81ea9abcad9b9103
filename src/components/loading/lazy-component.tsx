import { type ComponentType, lazy, useState } from 'react'
import { MissingCodeError } from '#wiring/app/loadable.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Never rejects: the first render requests the chunk again. */
  readonly preload: () => Promise<unknown>
}

/** Unlike React's `lazy`, retries a failed import, renders at once when preloaded, and waits for all messages together with its code. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const request = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component
        return { default: component }
      },
      (error: unknown) => {
        throw new MissingCodeError(error, { forget, request })
      },
    )
    return loading
  }
  let Lazy = lazy(request)
  const forget = () => {
    loading = undefined
    Lazy = lazy(request)
  }
  const Component = (props: Props) => {
    // Begins before the messages suspend it; the first render after them reports what went wrong.
    if (!Loaded) request().catch(() => {})
    useMessages()
    // Once per mount: switching from Lazy to Loaded would remount the component.
    const [Code] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return <Code {...props} />
  }
  return Object.assign(Component, { preload: () => request().catch(forget) })
}
