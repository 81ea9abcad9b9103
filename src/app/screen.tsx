import { type ComponentType, lazy, useState } from 'react'

/** A screen whose code is a chunk of its own. */
export interface Screen {
  readonly Component: ComponentType
  /** Loads the code ahead; a screen that is loaded renders at once, without a fallback in between. */
  readonly preload: () => Promise<void>
}

/** Makes a screen of an import. */
export const screen = (load: () => Promise<ComponentType>): Screen => {
  let Loaded: ComponentType | undefined
  const loaded = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const Later = lazy(loaded)
  return {
    Component: () => {
      // Chosen once for each mount: a screen that had to load would else be built anew by its next render.
      const [Shown] = useState<ComponentType>(() => Loaded ?? Later)
      return <Shown />
    },
    preload: async () => {
      await loaded()
    },
  }
}
