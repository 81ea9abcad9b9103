import { fromPromise } from 'xstate'
import { logViewingMachine, type ViewingFields } from '#machines/log-viewing.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

interface LogViewing {
  /** The viewing to edit; null for a new one. */
  readonly viewing: ViewingFields | null
  /** The movie itself. */
  readonly liked: boolean
  /** Resolves false when the browser refused. */
  readonly save: (viewing: ViewingFields) => Promise<boolean>
}

const createLogViewing = (app: App, { viewing, liked }: LogViewing, latest: () => LogViewing) =>
  createFlow(
    app,
    provideAll(logViewingMachine, {
      actors: { 'save viewing': fromPromise<boolean, ViewingFields>(({ input }) => latest().save(input)) },
      actions: {},
    }),
    { today: app.platform.today(), viewing, liked },
  )

export const useLogViewing = (input: LogViewing) => useFlow(createLogViewing, input)
