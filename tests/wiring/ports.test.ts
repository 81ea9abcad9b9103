import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'

const root = join(import.meta.dirname, '../..')

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (node: Node): readonly Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)]
const nodesOf = (source: string) => nodesIn(parseSync('flow.ts', source).program as unknown as Node)

/** Names of the ports that a source of a machine declares: `port<…>('save backup')`. */
const portsIn = (source: string): readonly string[] =>
  nodesOf(source)
    .filter(({ type, ...call }) => type === 'CallExpression' && (call['callee'] as Node)['name'] === 'port')
    .map((call) => String((call['arguments'] as readonly Node[])[0]?.['value']))

const keysOf = (object: Node): readonly string[] =>
  (object['properties'] as readonly Node[]).map(({ key }) => String((key as Node)['value'] ?? (key as Node)['name']))

/** Names of the actors that a source of a flow fills in: `provide({ actors: { 'save backup': … } })`. */
const providedIn = (source: string): readonly string[] =>
  nodesOf(source)
    .filter(({ type, ...call }) => {
      if (type !== 'CallExpression') return false
      const { property } = call['callee'] as { readonly property?: { readonly name?: string } }
      return property?.name === 'provide'
    })
    .flatMap((call) => nodesIn((call['arguments'] as readonly Node[])[0] ?? call))
    .filter(({ type, ...property }) => type === 'Property' && (property['key'] as Node)['name'] === 'actors')
    .flatMap(({ value }) => (isNode(value) ? keysOf(value) : []))

/** What is left of a machine's ports when a flow has filled in its own. */
const openPorts = (machine: string, flow: string): readonly string[] => {
  const provided = providedIn(flow)
  return portsIn(machine).filter((name) => !provided.includes(name))
}

const machinesNamedIn = (flow: string): readonly string[] =>
  [...flow.matchAll(/from '#machines\/([\w-]+)\.ts'/g)].flatMap(([, name]) => (name && name !== 'ports' ? [name] : []))

const folder = join(root, 'src/wiring/flows')
const flows = readdirSync(folder).map((file) => ({
  name: basename(file, '.ts'),
  source: readFileSync(join(folder, file), 'utf8'),
}))
const machineSource = (name: string) => readFileSync(join(root, 'machines', `${name}.ts`), 'utf8')
const machines = readdirSync(join(root, 'machines'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file !== 'ports.ts')
  .map((file) => basename(file, '.ts'))

describe('the flows', () => {
  it('are all seen, and lead every machine that has a port', () => {
    const led = new Set(flows.flatMap(({ source }) => machinesNamedIn(source)))
    const withPorts = machines.filter((name) => portsIn(machineSource(name)).length > 0)
    expect(withPorts.filter((name) => !led.has(name))).toEqual([])
    expect(withPorts).toContain('search-box')
    expect(flows.length).toBeGreaterThan(0)
  })

  it.each(flows)('$name leaves no port open', ({ source }) => {
    const open = machinesNamedIn(source).flatMap((name) => openPorts(machineSource(name), source))
    expect(open).toEqual([])
  })

  it.each(machines)('find in %s every actor that its own program names', async (name) => {
    const module: Record<string, unknown> = await import(`../../machines/${name}.ts`)
    const isMachine = (value: unknown): value is AnyStateMachine =>
      value instanceof Object && 'implementations' in value
    const actors = Object.values(module)
      .filter(isMachine)
      .flatMap(({ implementations }) => Object.keys(implementations.actors))
    expect(portsIn(machineSource(name)).filter((port) => !actors.includes(port))).toEqual([])
  })

  it('would be found out when one left a port open', () => {
    const machine = "setup({ actors: { one: port<A, B>('one'), 'save two': port('save two') } })"
    expect(openPorts(machine, 'machine.provide({ actors: { one: fromPromise(() => {}) } })')).toEqual(['save two'])
    expect(openPorts(machine, "machine.provide({ actors: { one: a, 'save two': b } })")).toEqual([])
    expect(openPorts(machine, "machine.provide({ actions: { one: a, 'save two': b } })")).toEqual(['one', 'save two'])
  })
})
