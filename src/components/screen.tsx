import { type ComponentType, lazy, use, useState } from 'react'
import type { App } from '#wiring/services.ts'
import { useApp } from '#wiring/use-app.ts'

/** A screen, or a part of one, whose code is a chunk of its own. */
export interface Screen {
  readonly Component: ComponentType
  /** Preloads its code and what it needs; once loaded it renders at once, without a fallback in between. */
  readonly preload: (app: Pick<App, 'complete'>) => Promise<void>
}

/** Loads code that shows more than the start, with the styles that the start leaves out. */
export const withStyles = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load(), import('./later.css')])
  return module
}

/** A part that can be missing: when its code does not load, nothing is rendered. */
export const optional = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      (): { default: ComponentType } => ({ default: () => null }),
    ),
  )

/** Makes a screen of an import. It renders once all services and words have loaded. */
export const screen = (load: () => Promise<ComponentType>): Screen => {
  let Loaded: ComponentType | undefined
  const loaded = async () => {
    Loaded = await withStyles(load)
    return { default: Loaded }
  }
  const Later = lazy(loaded)
  return {
    Component: () => {
      const app = useApp()
      // Chosen once for each mount: otherwise a screen that had to load would be remounted by its next render.
      const [Shown] = useState<ComponentType>(() => Loaded ?? Later)
      if (!app.isComplete()) use(app.complete())
      return <Shown />
    },
    preload: async (app) => {
      await Promise.all([loaded(), app.complete()])
    },
  }
}
