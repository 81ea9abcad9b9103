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

const failed = new Set<() => void>()

/** Lets code that did not load be asked for again: what React's `lazy` has failed at once it fails at for ever. */
export const renewFailed = (): void => {
  for (const renew of failed) renew()
  failed.clear()
}

/** A component whose code is a chunk of its own: suspends until it has loaded, and can be asked for again where it did not. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let Later: ComponentType<Props>
  const renew = () => {
    Later = lazy(() =>
      load().then(
        (Component) => ({ default: Component }),
        (error: unknown) => {
          failed.add(renew)
          throw error
        },
      ),
    )
  }
  renew()
  return (props) => <Later {...props} />
}

const completions = new WeakMap<object, Promise<void>>()

// A promise made anew by each render would be waited for without end where it fails.
const completionOf = (app: Pick<App, 'complete'>): Promise<void> => {
  const known = completions.get(app)
  if (known) return known
  const completion = app.complete()
  completion.catch(() => failed.add(() => completions.delete(app)))
  completions.set(app, completion)
  return completion
}

/** Makes a screen of an import. It renders once all services and words have loaded. */
export const screen = (load: () => Promise<ComponentType>): Screen => {
  let Loaded: ComponentType | undefined
  const loaded = async () => {
    Loaded = await withStyles(load)
    return Loaded
  }
  const Later = part(loaded)
  return {
    Component: () => {
      const app = useApp()
      // Chosen once for each mount: otherwise a screen that had to load would be remounted by its next render.
      const [Shown] = useState<ComponentType>(() => Loaded ?? Later)
      if (!app.isComplete()) use(completionOf(app))
      return <Shown />
    },
    preload: async (app) => {
      await Promise.all([loaded(), app.complete()])
    },
  }
}
