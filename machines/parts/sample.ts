import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/** Inputs, events and outputs that together reach every state and transition of a machine. */
export interface Sample<Input = unknown, Event = { readonly type: string }> {
  readonly inputs: Readonly<Record<string, Input>>
  readonly events: readonly Event[]
  /** Outputs by actor and by a name to show. Rejections need no entry. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export const sampleOf = <Machine extends AnyStateMachine>(
  sample: Sample<InputFrom<Machine>, EventFromLogic<Machine>>,
): Sample => sample

const isMachine = (value: unknown): value is AnyStateMachine =>
  value instanceof Object && 'implementations' in value && 'root' in value

export const machineIn = (module: unknown): AnyStateMachine | undefined => Object.values(Object(module)).find(isMachine)
