import type { AnyStateMachine } from 'xstate'

const isMachine = (value: unknown): value is AnyStateMachine =>
  value instanceof Object && 'implementations' in value && 'root' in value

/** The machine that a module of machines/ exports; undefined when it has none, as the one of ports. */
export const machineIn = (module: unknown): AnyStateMachine | undefined => Object.values(Object(module)).find(isMachine)
