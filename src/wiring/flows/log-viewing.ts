import { fromPromise } from 'xstate'
import { logViewingMachine, type Viewing } from '#machines/log-viewing.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { useFlow } from '../use-flow.ts'

interface LogViewing {
  /** The viewing to edit; null for a new one. */
  readonly viewing: Viewing | null
  /** Resolves false when the browser refused. */
  readonly save: (viewing: Viewing) => Promise<boolean>
}

const createLogViewing = ({ today }: App, { viewing }: LogViewing, latest: () => LogViewing) =>
  createFlow(
    provideAll(logViewingMachine, {
      actors: { 'save viewing': fromPromise<boolean, Viewing>(({ input }) => latest().save(input)) },
      actions: {},
    }),
    { today: today(), viewing },
  )

export const useLogViewing = (input: LogViewing) => useFlow(createLogViewing, input)
