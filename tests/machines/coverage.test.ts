import { afterAll, describe, expect, it } from 'vitest'
import { flowAt, type Sample } from '#machines/flows.ts'
import { machines as found } from '#tools/vite/flow-charts/all-machines.ts'
import { type Coverage, coverageOf, coverageTable } from '../support/flow-coverage.ts'

const samples = import.meta.glob<Sample>('/machines/samples/*.ts', { eager: true, import: 'sample' })

const machines = [...found].map(([name, machine]) => ({
  name,
  machine,
  sample: samples[`/machines/samples/${name}.ts`],
}))

const rows: (readonly [string, Coverage])[] = []
afterAll(() => console.log(`\n${coverageTable(rows)}\n`))

it('finds the flows, each in a file or a folder of its name', () => {
  expect(machines.map(({ name }) => name).toSorted()).toEqual([
    'add-to-collection-dialog',
    'api-key-test',
    'collection-page',
    'deleting-everything',
    'discover-tabs',
    'empty-filter',
    'history-import',
    'import-dialog',
    'inspector',
    'list-address',
    'log-viewing',
    'movie-loading',
    'name-dialog',
    'opening-shared-list',
    'person-modal',
    'receiving-from-device',
    'restoring',
    'review-picture',
    'search-box',
    'sending-to-device',
    'sharing-list',
    'sync',
    'tonight',
    'trailer',
  ])
  const paths = ['machines/sync/sync.ts', 'machines/sync/sync-round.ts', 'machines/samples/sync.ts', 'machines/a.d.ts']
  expect(paths.map(flowAt)).toEqual(['sync', null, null, null])
})

describe('the sample of each machine', () => {
  it('exists, and none is left over', () => {
    expect(machines.filter(({ sample }) => !sample).map(({ name }) => name)).toEqual([])
    expect(Object.values(samples).filter(Boolean).length).toBe(machines.length)
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
