import { type ComponentType, lazy, useState } from 'react'

/** A component whose code is a chunk of its own: it suspends until the chunk has loaded. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads the chunk ahead of the first render, which asks for it again if this fails. */
  readonly preload: () => Promise<unknown>
}

/** Code that did not arrive. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError'
  /** Lets the next render request it again. */
  readonly forget: () => void
  /** Requests it again; after `forget` a render at the same time waits for the same request. */
  readonly request: () => Promise<unknown>

  constructor(cause: unknown, { forget, request }: Pick<MissingCodeError, 'forget' | 'request'>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.forget = forget
    this.request = request
  }
}

/** Makes a lazy component of an import. Unlike React's `lazy`, it can be retried, and renders at once when preloaded. */
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
    // Once per mount: switching from Lazy to Loaded would mount it anew.
    const [Code] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return <Code {...props} />
  }
  return Object.assign(Component, { preload: () => request().catch(forget) })
}
