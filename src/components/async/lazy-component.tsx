import { type ComponentType, lazy, useState } from 'react'

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Never rejects: the first render requests the chunk again. */
  readonly preload: () => Promise<unknown>
}

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

/** Unlike React's `lazy`, retries a failed import, and renders at once when preloaded. */
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
    // Once per mount: switching from Lazy to Loaded would remount the component.
    const [Code] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return <Code {...props} />
  }
  return Object.assign(Component, { preload: () => request().catch(forget) })
}
