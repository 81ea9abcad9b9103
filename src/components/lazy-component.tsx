import { type ComponentType, lazy, useState } from 'react'

/** A component whose code is a chunk of its own: it suspends until the chunk has loaded. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads the chunk ahead of the first render; a failure is left to that render. */
  readonly preload: () => Promise<unknown>
}

const failedImports = new Set<() => void>()

/** Lets code that failed to load be requested again by the next render. */
export const retryFailedImports = (): void => {
  for (const renew of failedImports) renew()
  failedImports.clear()
}

/** Makes a lazy component of an import. Unlike React's `lazy`, it can be retried, and renders at once when preloaded. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let Loaded: ComponentType<Props> | undefined
  const request = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const create = (): ComponentType<Props> =>
    lazy(() =>
      request().catch((error: unknown) => {
        failedImports.add(() => {
          Lazy = create()
        })
        throw error
      }),
    )
  let Lazy = create()
  const Component = (props: Props) => {
    // Once per mount: switching from Lazy to Loaded would mount it anew.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Component, { preload: () => request().catch(() => {}) })
}
