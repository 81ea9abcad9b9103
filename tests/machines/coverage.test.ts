import { afterAll, describe, expect, it } from 'vitest'
import type { Sample } from '#machines/parts/sample.ts'
import { machineIn } from '#machines/parts/sample.ts'
import { type Coverage, coverageOf, coverageTable } from '../support/flow-coverage.ts'

const modules = import.meta.glob(['/machines/*.ts', '!/machines/*.d.ts'], { eager: true })
const samples = import.meta.glob<Sample>('/machines/samples/*.ts', { eager: true, import: 'sample' })

const machines = Object.entries(modules).flatMap(([file, module]) => {
  const machine = machineIn(module)
  const name = file.replace(/^\/machines\/|\.ts$/g, '')
  return machine ? [{ name, machine, sample: samples[`/machines/samples/${name}.ts`] }] : []
})

const rows: (readonly [string, Coverage])[] = []
afterAll(() => console.log(`\n${coverageTable(rows)}\n`))

describe('the sample of each machine', () => {
  it('exists, and none is left over', () => {
    expect(machines.filter(({ sample }) => !sample).map(({ name }) => name)).toEqual([])
    expect(Object.values(samples).filter(Boolean).length).toBe(machines.length)
    expect(machines.length).toBeGreaterThan(5)
  })

  it.each(machines)(
    '$name leads it into every state, over every transition, with every guard true and false',
    ({ name, machine, sample }) => {
      const coverage = coverageOf(machine, sample ?? { inputs: {}, events: [], outputs: {} })
      rows.push([name, coverage])
      expect(coverage.states.all).toBeGreaterThan(0)
      expect(Object.values(coverage).flatMap(({ missing }) => missing)).toEqual([])
    },
  )
})
