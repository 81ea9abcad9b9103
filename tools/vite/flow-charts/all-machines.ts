import type { AnyStateMachine } from 'xstate'
import { flowAt, machineIn } from '#machines/flows.ts'

const modules = import.meta.glob(['/machines/*.ts', '/machines/*/*.ts', '!/machines/samples/*', '!/machines/*.d.ts'], {
  eager: true,
})

/** By the name of the flow. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const [name, machine] = [flowAt(path), machineIn(module)]
    return name !== null && machine ? [[name, machine] as const] : []
  }),
)
