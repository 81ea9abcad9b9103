import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/** What a machine can be tried with: enough to lead it into every state, over every transition. */
export interface Sample<Input = unknown, Event = { readonly type: string }> {
  /** Beginnings, by a name in words. */
  readonly inputs: Readonly<Record<string, Input>>
  readonly events: readonly Event[]
  /** What its tasks can answer, by the task's name and a name in words. That they fail needs no entry. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A sample, typed after a machine: `sampleOf<typeof trailerMachine>({ … })`. */
export const sampleOf = <Machine extends AnyStateMachine>(
  sample: Sample<InputFrom<Machine>, EventFromLogic<Machine>>,
): Sample => sample

const isMachine = (value: unknown): value is AnyStateMachine =>
  value instanceof Object && 'implementations' in value && 'root' in value

/** The machine that a module of machines/ exports; undefined when it has none, as the one of ports. */
export const machineIn = (module: unknown): AnyStateMachine | undefined => Object.values(Object(module)).find(isMachine)
