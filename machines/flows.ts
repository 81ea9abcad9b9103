import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/** The name of the flow that a path leads to, `machines/<flow>.ts` or `machines/<flow>/<flow>.ts`; null for other files. */
export const flowAt = (path: string): string | null => {
  const [, folder, name = null] = /(?:^|\/)machines\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(path) ?? []
  return folder === undefined || folder === name ? name : null
}

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
