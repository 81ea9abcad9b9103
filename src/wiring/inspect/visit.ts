import type { RunningFlows } from '../app/running-flows.ts'
import { eventName, statesIn } from './live-flows.ts'

/** JSON for a bug report: what happened in the flows, by events and states alone. `at` is in milliseconds. */
export const visitText = ({ steps }: Pick<RunningFlows, 'steps'>, buildVersion: string): string =>
  JSON.stringify(
    {
      version: buildVersion,
      steps: steps().map(({ at, flow, ordinal, event, value, isStopped }) => ({
        at,
        flow,
        run: ordinal,
        event: eventName(event),
        states: statesIn(value),
        isStopped,
      })),
    },
    null,
    1,
  )
